const listeners = new Set<() => void>();

/** Asks anew for what the page shows, from wherever on the page. */
export function refreshPage(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever somebody wants what the page shows asked for anew. */
export function onRefreshWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
