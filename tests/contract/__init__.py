"""What every game must keep, the toys included, with no list of exceptions."""
