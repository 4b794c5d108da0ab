/** Key in the storage of this browser: the links that a visitor said yes to, with Unix milliseconds. */
const STORAGE_KEY = 'skein.joining';

/** Age in milliseconds after which a visitor is asked again: as long as a mailed link is read late. */
const CONSENT_TTL_MS = 86_400_000;

/** Stores that the visitor wants to join by a link once they are a member, also in the tab of a mailed link. */
export function storeJoiningConsent(hash: string, now: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ hash, at: now }));
  } catch {
    // Without storage the new member presses the button once more.
  }
}

/** Returns true once when this browser's visitor wanted to join by the link; a link alone never joins anybody. */
export function takeJoiningConsent(hash: string, now: number): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    localStorage.removeItem(STORAGE_KEY);
    if (typeof stored !== 'object' || stored === null) return false;
    const { hash: wanted, at } = stored as { hash?: unknown; at?: unknown };
    return wanted === hash && typeof at === 'number' && now - at < CONSENT_TTL_MS;
  } catch {
    return false;
  }
}

/** Returns true in the address to which a sign-in leads back. */
export function isJoiningIn(search: string): boolean {
  return new URLSearchParams(search).get('joining') === '1';
}

/** Returns what the reader of an invitation chose not to follow: blogs by uuid and tags behind a `#`. */
export function leftIn(search: string): ReadonlySet<string> {
  const without = new URLSearchParams(search).get('without') ?? '';
  return new Set(without === '' ? [] : without.split(','));
}
