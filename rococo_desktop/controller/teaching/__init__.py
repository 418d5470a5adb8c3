"""Who teaches: lessons, challenges, coach, hints and the analysis."""
