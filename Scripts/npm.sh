#!/usr/bin/env bash
# Writes Web/npm: the package that `npm pack` and `npm publish` take. Needs terser, as a release does.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh --terser >/dev/null
Scripts/web.sh
Scripts/npm_package.py Web/dist Web/npm
echo "npm: wrote Web/npm"
