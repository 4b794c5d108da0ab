import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation } from '#generated/zod/conversation.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { SendMessageBatchRequest } from '#generated/zod/sendMessageBatchRequest.zod.ts';
import { newIdempotencyKey } from '#src/shared/api/call/http.ts';
import { isUnanswered } from '#src/shared/api/call/unanswered.ts';

/** Conversations that one call takes (spec 000 §9). */
const BATCH = 5;

interface Sharing {
  /** The blog that writes. */
  blog: Pick<Blog, 'uuid'>;
  post: Post;
  message: string;
}

/** Blogs that are sent to in one call. */
export interface Batch {
  names: readonly string[];
  /** Names the call, so that it can be repeated: whoever it reached already gets it once. */
  key: string;
  message: string;
}

/** Sends one batch; its answer holds the conversations that were reached. */
type Send = (
  batch: SendMessageBatchRequest,
  key: string,
) => Promise<{ response: { conversations: Conversation[] } }>;

/** What became of a post that was sent to many. */
export interface Sent {
  /** Names of those it did not reach, as far as is known. */
  missed: string[];
  /** Calls of which nobody knows what became; they are repeated as they were. */
  unanswered: Batch[];
}

function batchesOf(names: readonly string[], message: string, before: readonly Batch[]): Batch[] {
  const again = before.filter(
    (one) => one.message === message && one.names.every((name) => names.includes(name)),
  );
  const known = new Set(again.flatMap((one) => one.names));
  const rest = names.filter((name) => !known.has(name));
  return [
    ...again,
    ...Array.from({ length: Math.ceil(rest.length / BATCH) }, (_, i) => ({
      names: rest.slice(i * BATCH, (i + 1) * BATCH),
      key: newIdempotencyKey(),
      message,
    })),
  ];
}

/**
 * Sends a post to blogs, five in a call and the calls side by side (spec 000 §7).
 *
 * @param before calls of the last time of which nobody knows what became
 */
export async function sendPostTo(
  names: readonly string[],
  { blog, post, message }: Sharing,
  send: Send,
  before: readonly Batch[] = [],
): Promise<Sent> {
  const unanswered: Batch[] = [];
  const reached = await Promise.all(
    batchesOf(names, message, before).map(async (batch) => {
      try {
        const request: SendMessageBatchRequest = {
          type: 'post',
          participant: blog.uuid,
          message,
          post: { id: post.id, blog_uuid: post.blog.uuid, type: post.type },
          conversations: batch.names.map((name) => ({ participants: [blog.uuid, name] })),
        };
        const { response } = await send(request, batch.key);
        return response.conversations.flatMap(({ participants }) => participants.map(({ name }) => name));
      } catch (error) {
        if (isUnanswered(error)) unanswered.push(batch);
        return [];
      }
    }),
  );
  const all = new Set(reached.flat());
  return { missed: names.filter((name) => !all.has(name)), unanswered };
}
