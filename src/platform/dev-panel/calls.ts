/** A call that went out, and the page it was made on. */
export interface Call {
  operation: string;
  path: string;
}

/** The calls since the document was opened, the newest first. A call made again keeps its place. */
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
      // A call may go out while React renders, which is no moment to tell it of a change.
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
