#!/usr/bin/env bash
# Builds the browser host and serves the gallery. PORT chooses another port than the usual one.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/web.sh
exec python3 Examples/Gallery/server.py
