"""The path of the browser host, programs, and the code of a page of documentation. A separate module: the folder below
also has a conftest."""

import base64
import os
import re
import subprocess
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
REFERENCE = ROOT / "Documentation/Browser.md"
RECIPES = ROOT / "Documentation/Recipes.md"
# Debian's packages for Node; those that it cannot install are unpacked.
NODE_PATH = f"{ROOT}/.build/webpack/usr/share/nodejs:/usr/share/nodejs"


def installed(option):
    """The program that the setup has installed, such as for --chromium."""
    setup = [ROOT / "Scripts/setup.sh", option]
    return subprocess.run(setup, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def run(*command, cwd, **environment):
    """A command's output, of Node or any other; it must succeed, and print no error."""
    env = os.environ | {"NODE_PATH": NODE_PATH} | environment
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


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
