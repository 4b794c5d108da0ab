/** What of the visit's first page has not woken yet: layers by name, parts by an object of their own. */
const asleep = new Set<unknown>();
let waiting: (() => void)[] = [];

/** Milliseconds after which nobody waits any longer: a page that fails to wake must not keep anybody from logging in. */
const PATIENCE = 5000;

/** Says that something is on the page as the server's markup and will wake later. */
export function fallAsleep(part: unknown): void {
  asleep.add(part);
}

/** Says that a part is awake, or gone. */
export function wakeUp(part: unknown): void {
  if (!asleep.delete(part) || asleep.size > 0) return;
  const told = waiting;
  waiting = [];
  for (const tell of told) tell();
}

/** Whether the first page is still on its way to being awake. */
export const isWaking = (): boolean => asleep.size > 0;

/**
 * Settles when the whole first page is awake. What changes for all of it at once, such as who is looking, waits for this:
 * markup that wakes with other data than it was made of is thrown away and drawn anew.
 */
export function whenAwake(): Promise<void> {
  if (asleep.size === 0) return Promise.resolve();
  return new Promise((settle) => {
    waiting.push(settle);
    setTimeout(settle, PATIENCE);
  });
}
