"""Product records from photos of food and pet-food labels, with Apache Spark."""

from .jobs import engine_version, inventory, scan, scan_groups, scan_to, unread
from .options import ScanOptions

__all__ = ["ScanOptions", "engine_version", "inventory", "scan", "scan_groups", "scan_to", "unread"]
