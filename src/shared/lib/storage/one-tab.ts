const running = new Set<string>();

/**
 * Runs work on shared storage in one tab at a time; does nothing while this tab is already running it.
 *
 * @param name name of the lock
 */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (running.has(name)) return;
  running.add(name);
  try {
    if ('locks' in navigator) await navigator.locks.request(name, work);
    else await work();
  } finally {
    running.delete(name);
  }
}
