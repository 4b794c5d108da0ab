import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';

/** The sender of an inbox item: no name for an anonymous ask, no blog where the post names it only. */
type Sender = { name?: string; blog?: BlogRef };

/** Returns the sender of an ask or a submission. */
export function senderOf(post: Post): Sender {
  if (post.state !== 'ask')
    return post.submittedBy ? { name: post.submittedBy.name, blog: post.submittedBy } : {};
  const ask = post.layout.find((block) => block.type === 'ask');
  const name = ask?.type === 'ask' ? ask.attribution?.blog?.name : undefined;
  if (!name) return {};
  return post.askingBlog?.name === name ? { name, blog: post.askingBlog } : { name };
}
