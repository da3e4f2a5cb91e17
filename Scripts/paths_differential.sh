#!/usr/bin/env bash
# Measures every path of adwaita-icon-theme and papirus-icon-theme and compares with Chromium.
#
# `make test-all` compares adwaita only. Papirus has 112,000 different paths, takes some minutes, and is
# a 300 MB package needed only for this and for `make bench`.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh --all-tests
OVERSCROLL_PATHS=all exec .venv/bin/python -m pytest -q -rA Tests/PathDifferential
