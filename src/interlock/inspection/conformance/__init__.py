"""A conformance kit for receivers of inference hooks: acts as the platform and asks any receiver everything the protocol says."""
