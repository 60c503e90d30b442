"""What a turn carries: tiers, gate, rules, ranking, budget, block. No IO."""
