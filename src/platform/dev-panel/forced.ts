/** A response to force: a documented status and optionally a named example (default: the first). */
export interface ForcedAnswer {
  status: number;
  example?: string;
}

export type Forced = Readonly<Record<string, ForcedAnswer>>;

const FORCED_KEY = 'dev-panel:forced';

/**
 * Parses forced responses from a URL: `likePost:429` or `getDashboard:200:empty`, several separated by commas.
 * Malformed parts are ignored.
 */
export function parseForced(text: string): Forced {
  const rows = text.split(',').flatMap((part) => {
    const match = /^(\w+):([1-5]\d\d)(?::([\w.~@-]+))?$/.exec(part.trim());
    const [, operation, status, example] = match ?? [];
    return operation && status ? [[operation, { status: Number(status), example }] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** The opposite of {@link parseForced}. */
export function formatForced(forced: Forced): string {
  return Object.entries(forced)
    .map(([operation, { status, example }]) => [operation, status, example].filter(Boolean).join(':'))
    .join(',');
}

/** Formats a forced response as the Prefer header Prism reads. */
export function preferHeaderOf({ status, example }: ForcedAnswer): string {
  return example ? `code=${status}, example=${example}` : `code=${status}`;
}

/** Forced responses of this tab: stored across reloads, changed by the panel and by the URL. */
export interface ForcedStore {
  get(): Forced;
  /** Undefined removes the forced response of the operation. */
  set(operation: string, answer: ForcedAnswer | undefined): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store over `storage`, the tab's session storage in the browser. */
export function makeForcedStore(storage: Pick<Storage, 'getItem' | 'setItem'>): ForcedStore {
  let forced = parseForced(storage.getItem(FORCED_KEY) ?? '');
  const listeners = new Set<() => void>();
  const replace = (next: Forced) => {
    forced = next;
    storage.setItem(FORCED_KEY, formatForced(next));
    for (const listener of listeners) listener();
  };
  return {
    get: () => forced,
    set(operation, answer) {
      const { [operation]: _old, ...others } = forced;
      replace(answer ? { ...others, [operation]: answer } : others);
    },
    clear: () => replace({}),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Stores the responses a URL forces: `?force=likePost:429`, or `?force=clear` to remove all. Playwright opens pages
 * with it.
 */
export function applyForcedFromUrl(store: ForcedStore, search: string): void {
  for (const text of new URLSearchParams(search).getAll('force')) {
    if (text === 'clear') store.clear();
    for (const [operation, answer] of Object.entries(parseForced(text))) store.set(operation, answer);
  }
}
