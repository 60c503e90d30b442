"""Two claims that cannot both be true: the detector, the pin, the resolution. No IO."""
