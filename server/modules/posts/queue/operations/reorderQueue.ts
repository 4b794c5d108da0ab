import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { arrangeQueue, movedInQueue } from '../queue-order.ts';
import { lockQueue, queueEntries, writeQueueOrder } from '../queue-repository.ts';

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
