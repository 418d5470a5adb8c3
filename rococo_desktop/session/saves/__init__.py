"""Games that are not on the table: saved, left and finished ones, and the chronicle."""
