"""How text is read: cleaning, identifiers, tokens, distinctive tokens, polarity and token cost. No IO."""
