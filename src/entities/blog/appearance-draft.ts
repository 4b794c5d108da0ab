import type { BlogAppearance } from './appearance.ts';

const keyOf = (uuid: string): string => `skein.look.${uuid}`;

/** Stores an unsaved appearance for this tab (session storage); undefined removes it. */
export function storeAppearanceDraft(uuid: string, appearance: BlogAppearance | undefined): void {
  try {
    if (appearance) sessionStorage.setItem(keyOf(uuid), JSON.stringify(appearance));
    else sessionStorage.removeItem(keyOf(uuid));
  } catch {
    // Storage is unavailable: the unsaved changes last as long as the page.
  }
}

/** Returns the stored unsaved appearance of a blog. */
export function readAppearanceDraft(uuid: string): BlogAppearance | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(uuid));
    return text ? (JSON.parse(text) as BlogAppearance) : undefined;
  } catch {
    return undefined;
  }
}
