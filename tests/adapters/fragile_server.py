"""A child that says it is well, and dies of every question: run by the tests of the model inside."""

import json
import os
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer


class Fragile(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def do_POST(self) -> None:
        os._exit(134)


sys.stdin.readline()
server = HTTPServer(("127.0.0.1", 0), Fragile)
print(json.dumps({"port": server.server_address[1]}), flush=True)
server.serve_forever()
