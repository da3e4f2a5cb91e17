#!/usr/bin/env bash
# Builds the browser host and serves the gallery. PORT chooses another port than the usual one;
# HOST=0.0.0.0 lets a phone in the same network in, and nothing but this machine gets in without it.
set -euo pipefail
cd "$(dirname "$0")/.."
# Before the build, which takes minutes the first time.
python3 Examples/Gallery/place.py
Scripts/web.sh --plain
exec python3 Examples/Gallery/server.py
