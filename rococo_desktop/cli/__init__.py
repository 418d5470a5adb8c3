"""The headless commands of ``docs/formats.md``; none of them needs a display."""
