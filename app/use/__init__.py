"""The use-cases, each in three beats: load, decide, save. REST, MCP, command line and dashboard call these and no others."""
