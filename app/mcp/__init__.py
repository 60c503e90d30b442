"""MCP at `POST /api/mcp`: the operations that have a tool's name, spoken as JSON-RPC instead of REST."""
