/** A call and the page it was made on. */
export interface Call {
  operation: string;
  path: string;
}

/** Calls since the document was opened, newest first. A repeated call keeps its position. */
export interface CallLog {
  get(): readonly Call[];
  add(call: Call): void;
  subscribe(listener: () => void): () => void;
}

export function makeCallLog(): CallLog {
  let calls: readonly Call[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => calls,
    add(call) {
      if (calls.some(({ operation, path }) => operation === call.operation && path === call.path)) return;
      calls = [call, ...calls];
      // A call may be sent while React renders, when listeners must not update state.
      queueMicrotask(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
