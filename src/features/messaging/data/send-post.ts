import { sendMessageBatch } from '#generated/hooks/messaging/messaging.ts';
import { sendPostTo } from '../model/batches.ts';

type Sent = Parameters<typeof sendPostTo>;

/** Sends a post to blogs, in as many batches as are needed; each batch keeps its idempotency key when it is repeated. */
export function sendPost(recipients: Sent[0], message: Sent[1], unanswered: Sent[3]) {
  return sendPostTo(
    recipients,
    message,
    (batch, idempotencyKey) => sendMessageBatch(batch, undefined, { idempotencyKey }),
    unanswered,
  );
}
