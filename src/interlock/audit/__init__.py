"""Append-only audit trail: chained records, their verification and export."""
