"""Where Locanda keeps what must last: tables, and the key of saved games.  (The compile cache is `core/cache.py`'s.)"""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder, or $LOCANDA_DATA; it may not be there yet."""
    import platformdirs

    own = os.environ.get("LOCANDA_DATA")
    return Path(own).expanduser() if own else Path(platformdirs.user_data_dir("locanda", appauthor=False))
