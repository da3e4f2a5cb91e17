"""Programs of Node."""

import os
import subprocess

from places import WEB, code_in  # noqa: F401, for the tests beside

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
