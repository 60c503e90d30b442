"""The row: a statement with provenance, its status machine, durability and trust. No IO."""
