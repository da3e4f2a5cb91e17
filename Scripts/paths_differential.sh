#!/usr/bin/env bash
# Measures every path of adwaita-icon-theme and papirus-icon-theme and compares with Chromium.
#
# `make test-all` compares adwaita's alone. Papirus is 112,000 different paths: some minutes, and a
# package of 300 MB that is worth installing for this and for `make bench` only.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh --all-tests
OVERSCROLL_PATHS=all exec .venv/bin/python -m pytest -q -rA Tests/PathDifferential
