import type { Blog } from '#generated/zod/blog.zod.ts';

/** Returns a blog's description as plain text: the `description` field, else the text of its blocks. */
export function descriptionOf(blog: Partial<Pick<Blog, 'description' | 'descriptionNpf'>>): string {
  if (blog.description) return blog.description.trim();
  const texts = (blog.descriptionNpf ?? []).flatMap((block) =>
    block.type === 'text' || block.type === 'title' ? [block.text] : [],
  );
  return texts.join('\n').trim();
}
