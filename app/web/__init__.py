"""The dashboard: pages for people, drawn on the server from what the operations answer."""
