/** Number of history entries kept, as for scroll positions (spec 000 §4). */
const MAX_ENTRIES = 100;

const posts = new Map<string, string>();

/** Records the focused post of a history entry. */
export function rememberPost(entry: string, focused: EventTarget | null): void {
  const post = focused instanceof Element && focused.closest<HTMLElement>('[data-post]')?.dataset.post;
  if (!post) return;
  posts.delete(entry);
  posts.set(entry, post);
  const oldest = posts.keys().next().value;
  if (posts.size > MAX_ENTRIES && oldest !== undefined) posts.delete(oldest);
}

/** Returns the element of the post recorded for a history entry, when it is on the page. */
export function rememberedPost(entry: string, page: HTMLElement): HTMLElement | undefined {
  const post = posts.get(entry);
  return post === undefined
    ? undefined
    : (page.querySelector<HTMLElement>(`article[data-post="${CSS.escape(post)}"]`) ?? undefined);
}
