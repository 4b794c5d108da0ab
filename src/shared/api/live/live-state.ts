/**
 * Whether news comes by itself at present. Polling goes by it: it is the way for as long as no stream is open.
 */
let isOpen = false;
const listeners = new Set<() => void>();

export function setLive(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

export const isLive = (): boolean => isOpen;

export function subscribeLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
