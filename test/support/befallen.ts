/**
 * A fault in the daemon's process that no code expects: on SIGUSR2 it throws, or a promise rejects and nobody looks.
 * Preloaded: `NODE_OPTIONS=--import=<this file>`, BEFALLEN=throw|reject. Children of the daemon are spared.
 */
if (process.argv.includes("watch") && !process.argv.includes("--look"))
  process.on("SIGUSR2", () => {
    const fault = new Error("a bolt from the blue");
    if (process.env.BEFALLEN === "throw") throw fault;
    void Promise.reject(fault);
  });
