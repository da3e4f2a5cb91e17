"""Programs of Node, and the code of a page of documentation."""

import os
import re
import subprocess

from places import WEB

ROOT = WEB.parent
# Debian's packages for Node; those that it cannot install are unpacked.
NODE_PATH = f"{ROOT}/.build/webpack/usr/share/nodejs:/usr/share/nodejs"
RECIPES = ROOT / "Documentation/Recipes.md"


def run(*command, cwd, **environment):
    """A command's output; it must succeed, and print no error."""
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
