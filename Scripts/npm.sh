#!/usr/bin/env bash
# Writes Web/npm: the package that `npm pack` and `npm publish` take.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/web.sh
Scripts/npm_package.py Web/dist Web/npm
echo "npm: wrote Web/npm"
