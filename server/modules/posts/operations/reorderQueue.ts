import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { arrangeQueue, movedInQueue } from '../queue/queue-order.ts';
import { lockQueue, queueEntries, writeQueueOrder } from '../queue/queue-repository.ts';

export const reorderQueue: Handler<'reorderQueue'> = async ({ body, subject, db, services }) => {
  const { blog } = subject;
  await db.transaction(async (tx) => {
    const queue = await lockQueue(tx, blog);
    const places = arrangeQueue(await queueEntries(tx, blog.id), queue, services.now());
    const order = movedInQueue(places, body.post_id, body.insert_after);
    if (!order) throw domainError('conflict');
    await writeQueueOrder(tx, blog.id, order);
  });
  return answer(204);
};
