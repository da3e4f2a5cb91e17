"""The path of the browser host, and the code of a page of documentation. A separate module: the folder below also has a
conftest."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
REFERENCE = WEB.parent / "Documentation/Browser.md"


def code_in(page, heading):
    """The code blocks of a section of a Markdown page, by language; several of one language in a list."""
    section = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", page.read_text(), re.M | re.S)
    assert section, f"{page.name} has no section {heading}"
    blocks = {}
    for language, code in re.findall(r"^```(\w+)\n(.*?)^```", section[1], re.M | re.S):
        blocks.setdefault(language, []).append(code)
    return blocks
