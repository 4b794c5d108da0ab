const listeners = new Set<() => void>();

/** Requests a refresh of the current page from anywhere. */
export function requestRefresh(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` on each refresh request. */
export function onRefreshRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
