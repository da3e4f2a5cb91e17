#!/usr/bin/env bash
# Writes .build/site: one folder for any static file server, in any folder of it. It has the gallery, whose
# server the page itself simulates, the documentation in docs, and the built script as overscroll.zip.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/web.sh
Scripts/docs.py
Scripts/site.py .build/site
