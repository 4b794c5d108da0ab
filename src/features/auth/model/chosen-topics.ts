/** Key of the chosen topics in session storage, followed by the member's id. */
const STORAGE_KEY_PREFIX = 'skein.topics ';

/**
 * Stores the unsent topics of a member for this tab, so that a reload keeps them.
 *
 * @param tags undefined once they were sent
 */
export function storeTopics(member: string, tags: ReadonlySet<string> | undefined): void {
  try {
    if (tags) sessionStorage.setItem(STORAGE_KEY_PREFIX + member, JSON.stringify([...tags]));
    else sessionStorage.removeItem(STORAGE_KEY_PREFIX + member);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Returns the stored unsent topics; undefined when there are none. */
export function storedTopics(member: string): ReadonlySet<string> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY_PREFIX + member) ?? 'null');
    return Array.isArray(kept) ? new Set(kept.filter((one) => typeof one === 'string')) : undefined;
  } catch {
    return undefined;
  }
}
