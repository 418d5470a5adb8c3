"""The components as data: models, loading, checks of the known facts, the components document."""
