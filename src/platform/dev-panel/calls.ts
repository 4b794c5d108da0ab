/** The operations called since the page opened, the last one first. */
export interface CallLog {
  get(): readonly string[];
  add(operation: string): void;
  /** Forgets what an earlier page called. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function makeCallLog(): CallLog {
  let calls: readonly string[] = [];
  const listeners = new Set<() => void>();
  const replace = (next: readonly string[]) => {
    calls = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => calls,
    add: (operation) => replace([operation, ...calls.filter((other) => other !== operation)]),
    clear: () => replace([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
