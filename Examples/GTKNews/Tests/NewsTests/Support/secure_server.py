#!/usr/bin/env python3
"""Serves HTTPS with a self-signed certificate: prints the address, and exits when its input ends."""

import http.server
import ssl
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

with tempfile.TemporaryDirectory() as folder:
    key, certificate = Path(folder, "key"), Path(folder, "certificate")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
        check=True, stderr=subprocess.DEVNULL)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
server = http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
server.socket = context.wrap_socket(server.socket, server_side=True)
print(f"https://localhost:{server.server_port}/feed.atom", flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
