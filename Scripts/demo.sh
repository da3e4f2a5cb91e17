#!/usr/bin/env bash
# Builds the browser host and serves the gallery. PORT sets the port; HOST=0.0.0.0 also accepts
# connections from phones on the same network (default: this machine only).
set -euo pipefail
cd "$(dirname "$0")/.."
# Before the build, which takes minutes the first time.
Scripts/setup.sh --python
python3 Examples/Gallery/place.py
Scripts/web.sh --plain
exec python3 Examples/Gallery/server.py
