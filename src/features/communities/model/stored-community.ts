import { EMPTY_COMMUNITY, type NewCommunityValues } from './new-community.ts';

const KEY = 'skein.new-community';

/** Stores the form of a new community for this tab, so that it survives a reload or log-in. Undefined removes it. */
export function storeNewCommunity(values: NewCommunityValues | undefined): void {
  try {
    if (values === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Storage is unavailable: the form lasts as long as the page.
  }
}

/** Returns the stored form of a new community; an empty one when there is none. */
export function readNewCommunity(): NewCommunityValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const texts = Object.entries(stored as object).filter(
      ([name, text]) => name in EMPTY_COMMUNITY && typeof text === 'string',
    );
    return { ...EMPTY_COMMUNITY, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY_COMMUNITY;
  }
}
