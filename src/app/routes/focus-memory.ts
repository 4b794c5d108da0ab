/** As many as places of scrolling (spec 000 §4). */
const CAPACITY = 100;

const posts = new Map<string, string>();

/** Remembers the post somebody was at on a history entry, for coming back to it. */
export function rememberPost(entry: string, focused: EventTarget | null): void {
  const post = focused instanceof Element && focused.closest<HTMLElement>('[data-post]')?.dataset.post;
  if (!post) return;
  posts.delete(entry);
  posts.set(entry, post);
  const oldest = posts.keys().next().value;
  if (posts.size > CAPACITY && oldest !== undefined) posts.delete(oldest);
}

/** The post somebody was at on a history entry, when it is on the page. */
export function rememberedPost(entry: string, page: HTMLElement): HTMLElement | undefined {
  const post = posts.get(entry);
  return post === undefined
    ? undefined
    : (page.querySelector<HTMLElement>(`article[data-post="${CSS.escape(post)}"]`) ?? undefined);
}
