import type { StoredItem } from '#generated/zod/storedItem.zod.ts';

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function clearStorage(storage: Storage, isRefused: (name: string) => boolean): void {
  for (const name of Object.keys(storage).filter(isRefused)) storage.removeItem(name);
}

/**
 * Deletes what the page can reach of the items whose purpose is refused: cookies, localStorage and sessionStorage. The
 * server deletes the cookies that it reads, too, also those which scripts cannot see.
 */
export function clearRefusedStorage(list: readonly StoredItem[], purposes: ReadonlySet<number>): void {
  const refused = list.filter((item) => item.purposes.some((number) => !purposes.has(number)));
  const isRefused = (kind: StoredItem['kind']) => (name: string) =>
    refused.some((item) => item.kind === kind && matches(item.name, name));
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of cookies.filter(isRefused('cookie'))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  try {
    clearStorage(localStorage, isRefused('local'));
    clearStorage(sessionStorage, isRefused('session'));
  } catch {
    // A browser that blocks storage has none to delete.
  }
}
