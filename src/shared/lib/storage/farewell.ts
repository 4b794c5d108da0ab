/** Key in the tab's storage; it survives the new document that follows a log-out. */
const FAREWELL_KEY = 'skein.farewell';

/** Reason for which a session ended; with the time in epoch seconds until which a deleted account can be restored. */
export type Farewell = { kind: 'logged-out' } | { kind: 'deleted'; deleteTs: number };

/** Stores why the session ended, for the next document. */
export function storeFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(FAREWELL_KEY, JSON.stringify(farewell));
  } catch {
    // Without storage the next document says nothing.
  }
}

/** Returns and removes why the session ended. */
export function takeFarewell(): Farewell | undefined {
  try {
    const stored = sessionStorage.getItem(FAREWELL_KEY);
    sessionStorage.removeItem(FAREWELL_KEY);
    const { kind, deleteTs } = JSON.parse(stored ?? '{}') as Partial<Record<string, unknown>>;
    if (kind === 'deleted' && typeof deleteTs === 'number') return { kind, deleteTs };
    return kind === 'logged-out' ? { kind } : undefined;
  } catch {
    return undefined;
  }
}
