/**
 * Returns the browser's Cache Storage; undefined on plain http, in some private windows, and where reading it throws, as
 * in a sandboxed frame.
 */
export function cacheStorage(): CacheStorage | undefined {
  try {
    return 'caches' in globalThis ? globalThis.caches : undefined;
  } catch {
    return undefined;
  }
}
