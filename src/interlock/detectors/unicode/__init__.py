"""Characters that hide: unseen ones, and ones that look like others."""
