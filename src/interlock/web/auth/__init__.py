"""Who may use the dashboard: passwords, one-time codes and links, sessions, forms that only its own pages can send."""
