import type { Post } from '#generated/zod/post.zod.ts';
import { BlockDialog } from '#src/entities/blog/BlockDialog.tsx';

/** Blocks the blog that wrote a post. */
export function BlockBlogOfPost({ post: { blog }, onClose }: { post: Post; onClose: () => void }) {
  return <BlockDialog blog={blog} onClose={onClose} />;
}
