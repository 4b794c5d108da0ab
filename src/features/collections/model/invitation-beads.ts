import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { LinkedInvitation } from '#generated/zod/linkedInvitation.zod.ts';
import type { PostThumb } from '#generated/zod/postThumb.zod.ts';

/** Blogs and tags that joining a collection follows. */
export type Brings = LinkedInvitation['brings'];

export const BRINGS_NOTHING: Brings = { blogs: [], tags: [], previews: [] };

/** A blog or tag on the thread of what an invitation brings. */
export interface Bead {
  key: string;
  name: string;
  blog?: BlogRef;
  /** Newest photo post of the blog. */
  photo?: PostThumb | undefined;
  /** Posts with the tag in the last seven days. */
  postsPerWeek?: number;
}

/** Returns the blogs, then the tags of an invitation in the order of its thread. */
export function beadsOf({ blogs, tags, previews }: Brings): Bead[] {
  return [
    ...blogs.map((blog) => ({
      key: blog.uuid,
      name: blog.name,
      blog,
      photo: previews.find(({ blogName }) => blogName === blog.name),
    })),
    ...tags.map(({ tag, postsPerWeek }) => ({ key: `#${tag}`, name: `#${tag}`, postsPerWeek })),
  ];
}

/** Returns the keys left out with one of them added, or taken away when it was among them. */
export function toggled(left: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(left);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the keys that the reader left out and that the invitation brings, in the order of its thread. */
export function leftOf(brings: Brings, left: ReadonlySet<string>): string[] {
  return beadsOf(brings).flatMap(({ key }) => (left.has(key) ? [key] : []));
}

/** Returns what joining follows: every bead that is ticked and not followed already. */
export function followsOf(
  { blogs, tags }: Brings,
  left: ReadonlySet<string>,
): { follow_blogs: string[]; follow_tags: string[] } {
  return {
    follow_blogs: blogs.flatMap(({ uuid, followed }) => (followed || left.has(uuid) ? [] : [uuid])),
    follow_tags: tags.flatMap(({ tag }) => (left.has(`#${tag}`) ? [] : [tag])),
  };
}
