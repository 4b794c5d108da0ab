import type { ElementRef } from './dismissed-repository.ts';

const PREFIX = 'blog-';
const BLOG_KINDS: ReadonlySet<string> = new Set(['blog', 'blog_row']);

/** Returns the id of the element that recommends a blog: the same on every page, so that it can be dismissed. */
export const blogElementId = (blogUuid: string): string => `${PREFIX}${blogUuid}`;

/** Returns the uuid of the blog that an element recommends; undefined for other elements. */
export function blogOfElement({ objectType, id }: ElementRef): string | undefined {
  return BLOG_KINDS.has(objectType) && id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
