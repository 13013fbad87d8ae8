/**
 * Makes a process one of another user, as far as it can tell by asking: every file is somebody else's then. Preloaded:
 * `NODE_OPTIONS=--import=<this file>`; so it shows the same to root and to anybody.
 */
process.geteuid = () => 4711;
