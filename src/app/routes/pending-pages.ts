import { useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();
const known = new WeakSet<Promise<unknown>>();

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Notes that somebody waits for a page's code. Called while rendering, so that nothing is told before that is over. */
export function waitingFor<Page>(code: Promise<Page>): Promise<Page> {
  if (known.has(code)) return code;
  known.add(code);
  queueMicrotask(() => change(1));
  const finished = () => change(-1);
  code.then(finished, finished);
  return code;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether somebody is waiting for a page's code. */
export const usePagePending = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
