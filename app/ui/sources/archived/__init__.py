"""Pages as they were when they were read, shown without network and scripts."""
