"""What a turn teaches: refusals, patterns, folding, corrections, verdicts. No IO."""
