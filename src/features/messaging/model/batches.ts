import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation } from '#generated/zod/conversation.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { SendMessageBatchRequest } from '#generated/zod/sendMessageBatchRequest.zod.ts';

/** Conversations that one call takes (spec 000 §9). */
const BATCH = 5;

interface Sharing {
  /** The blog that writes. */
  blog: Pick<Blog, 'uuid'>;
  post: Post;
  message: string;
}

/** Sends one batch; its answer holds the conversations that were reached. */
type Send = (batch: SendMessageBatchRequest) => Promise<{ response: { conversations: Conversation[] } }>;

/**
 * Sends a post to blogs, five in a call and the calls side by side (spec 000 §7).
 *
 * @returns the names of those it did not reach
 */
export async function sendPostTo(
  names: readonly string[],
  { blog, post, message }: Sharing,
  send: Send,
): Promise<string[]> {
  const batches = Array.from({ length: Math.ceil(names.length / BATCH) }, (_, i) =>
    names.slice(i * BATCH, (i + 1) * BATCH),
  );
  const reached = await Promise.all(
    batches.map(async (batch) => {
      try {
        const { response } = await send({
          type: 'post',
          participant: blog.uuid,
          message,
          post: { id: post.id, blog_uuid: post.blog.uuid, type: post.type },
          conversations: batch.map((name) => ({ participants: [blog.uuid, name] })),
        });
        return response.conversations.flatMap(({ participants }) => participants.map(({ name }) => name));
      } catch {
        return [];
      }
    }),
  );
  const all = new Set(reached.flat());
  return names.filter((name) => !all.has(name));
}
