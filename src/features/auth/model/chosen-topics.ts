/** Where this tab keeps which topics were chosen, followed by whose choice it is. */
const STORAGE_KEY_PREFIX = 'skein.topics ';

/**
 * Keeps the topics that a member chose and has not sent yet, for this tab: a reload loses none.
 *
 * @param tags undefined once they were sent
 */
export function storeTopics(member: string, tags: ReadonlySet<string> | undefined): void {
  try {
    if (tags) sessionStorage.setItem(STORAGE_KEY_PREFIX + member, JSON.stringify([...tags]));
    else sessionStorage.removeItem(STORAGE_KEY_PREFIX + member);
  } catch {
    // A browser without storage: chosen until the page is left.
  }
}

/** The topics that were chosen and not sent; undefined when nothing was. */
export function storedTopics(member: string): ReadonlySet<string> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY_PREFIX + member) ?? 'null');
    return Array.isArray(kept) ? new Set(kept.filter((one) => typeof one === 'string')) : undefined;
  } catch {
    return undefined;
  }
}
