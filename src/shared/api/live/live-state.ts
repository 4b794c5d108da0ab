/** True while a live stream is open; polling slows down then. */
let live = false;
const listeners = new Set<() => void>();

export function setLive(next: boolean): void {
  if (live === next) return;
  live = next;
  for (const listener of listeners) listener();
}

export const isLive = (): boolean => live;

export function subscribeLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
