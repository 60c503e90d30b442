"""Reliability per domain, and the guardrail it earns. No IO."""
