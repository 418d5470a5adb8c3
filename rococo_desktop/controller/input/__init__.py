"""What a person does: keys, pointer, touch and drags, and the guard that all of it passes."""
