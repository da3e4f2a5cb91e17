"""The path of the browser host. A separate module: the folder below also has a conftest."""

from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
