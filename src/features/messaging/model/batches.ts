import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation } from '#generated/zod/conversation.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { SendMessageBatchRequest } from '#generated/zod/sendMessageBatchRequest.zod.ts';
import { newIdempotencyKey } from '#src/shared/api/call/http.ts';
import { isOutcomeUnknown } from '#src/shared/api/call/unknown-outcome.ts';

/** Maximum number of conversations per call (spec 000 §9). */
const BATCH_SIZE = 5;

interface SharedPost {
  /** The sending blog. */
  blog: Pick<Blog, 'uuid'>;
  post: Post;
  message: string;
}

/** The recipients of one call. */
export interface Batch {
  names: readonly string[];
  /** Idempotency key of the call: on a repeat, recipients who already have the message do not receive it twice. */
  key: string;
  message: string;
}

/** Sends one batch; its response lists the conversations that were reached. */
type Send = (
  batch: SendMessageBatchRequest,
  key: string,
) => Promise<{ response: { conversations: Conversation[] } }>;

/** Result of sending a post to several blogs. */
export interface SendResult {
  /** Names of recipients it is not known to have reached. */
  missed: string[];
  /** Calls without a response; they are repeated unchanged. */
  unanswered: Batch[];
}

function batchesOf(names: readonly string[], message: string, before: readonly Batch[]): Batch[] {
  const retried = before.filter(
    (one) => one.message === message && one.names.every((name) => names.includes(name)),
  );
  const known = new Set(retried.flatMap((one) => one.names));
  const rest = names.filter((name) => !known.has(name));
  return [
    ...retried,
    ...Array.from({ length: Math.ceil(rest.length / BATCH_SIZE) }, (_, i) => ({
      names: rest.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE),
      key: newIdempotencyKey(),
      message,
    })),
  ];
}

/**
 * Sends a post to blogs, five per call, calls in parallel (spec 000 §7).
 *
 * @param before calls of an earlier attempt that got no response
 */
export async function sendPostTo(
  names: readonly string[],
  { blog, post, message }: SharedPost,
  send: Send,
  before: readonly Batch[] = [],
): Promise<SendResult> {
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
        if (isOutcomeUnknown(error)) unanswered.push(batch);
        return [];
      }
    }),
  );
  const all = new Set(reached.flat());
  return { missed: names.filter((name) => !all.has(name)), unanswered };
}
