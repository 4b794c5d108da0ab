import type { Blog } from '#generated/zod/blog.zod.ts';

/** A blog's description as plain text: what it is given as, else the text of its blocks. */
export function descriptionOf(blog: Partial<Pick<Blog, 'description' | 'descriptionNpf'>>): string {
  if (blog.description) return blog.description.trim();
  const texts = (blog.descriptionNpf ?? []).flatMap((block) =>
    block.type === 'text' || block.type === 'title' ? [block.text] : [],
  );
  return texts.join('\n').trim();
}
