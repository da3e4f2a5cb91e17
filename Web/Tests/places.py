"""The path of the browser host, programs, and the code of a page of documentation. A separate module: the folder below
also has a conftest."""

import base64
import re
import subprocess
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
REFERENCE = WEB.parent / "Documentation/Browser.md"


def installed(option):
    """The program that the setup has installed, such as for --chromium."""
    setup = [WEB.parent / "Scripts/setup.sh", option]
    return subprocess.run(setup, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def code_in(page, heading):
    """The code blocks of a section of a Markdown page, by language; several of one language in a list."""
    section = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", page.read_text(), re.M | re.S)
    assert section, f"{page.name} has no section {heading}"
    blocks = {}
    for language, code in re.findall(r"^```(\w+)\n(.*?)^```", section[1], re.M | re.S):
        blocks.setdefault(language, []).append(code)
    return blocks


def module(name):
    """The address of a module of the browser host, with all that it imports, for `import` in any page."""
    command = ["esbuild", "--bundle", "--format=esm", WEB / "js" / name]
    text = subprocess.run(command, check=True, capture_output=True).stdout
    return f"data:text/javascript;base64,{base64.b64encode(text).decode()}"
