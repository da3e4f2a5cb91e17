"""Where the browser host is. A module of its own: the folder below has a conftest too."""

from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
