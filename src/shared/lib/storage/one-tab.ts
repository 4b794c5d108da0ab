const atWork = new Set<string>();

/**
 * Does work that goes by what this browser keeps: in one tab after the other, and not while this one is at it.
 *
 * @param name of the work
 */
export async function oneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (atWork.has(name)) return;
  atWork.add(name);
  try {
    if ('locks' in navigator) await navigator.locks.request(name, work);
    else await work();
  } finally {
    atWork.delete(name);
  }
}
