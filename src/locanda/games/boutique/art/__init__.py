"""The drawing of Boutique Hotel Manager: hotels, key tags, dice, guest cards, the reception desk."""
