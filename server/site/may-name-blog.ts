import { RESERVED_BLOG_NAMES } from '#server/core/reserved-blog-names.ts';
import { isBlogName } from '#src/paths/blog-name.ts';

const reserved: ReadonlySet<string> = new Set(RESERVED_BLOG_NAMES);

/** Returns true when a segment of an address or host may be the name of a blog. */
export function mayNameBlogHost(name: string): boolean {
  return isBlogName(name) && !reserved.has(name.toLowerCase());
}
