import type { Look } from './appearance.ts';

const keyOf = (uuid: string): string => `skein.look.${uuid}`;

/** Keeps an unsaved look for this tab; undefined forgets it. */
export function keepLook(uuid: string, look: Look | undefined): void {
  try {
    if (look) sessionStorage.setItem(keyOf(uuid), JSON.stringify(look));
    else sessionStorage.removeItem(keyOf(uuid));
  } catch {
    // A browser without storage: what is unsaved lasts as long as the page.
  }
}

/** The unsaved look of a blog. */
export function keptLook(uuid: string): Look | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(uuid));
    return text ? (JSON.parse(text) as Look) : undefined;
  } catch {
    return undefined;
  }
}
