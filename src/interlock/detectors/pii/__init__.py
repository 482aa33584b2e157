"""Personal data: one file a country group, numbers proven by their checksums where they have one."""
