"""A package in the package."""
