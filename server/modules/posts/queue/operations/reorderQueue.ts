import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { ownBlog } from '#server/modules/blogs/core/policy.ts';
import { arrangeQueue, movedInQueue } from '../queue-order.ts';
import { lockQueue, queueEntries, writeQueueOrder } from '../queue-repository.ts';

export const reorderQueue: Handler<'reorderQueue'> = async ({ params, body, db, services, viewer }) => {
  const blog = await ownBlog(db, params.blog, viewer.userId);
  await db.transaction(async (tx) => {
    const queue = await lockQueue(tx, blog);
    const places = arrangeQueue(await queueEntries(tx, blog.id), queue, services.now());
    const order = movedInQueue(places, body.post_id, body.insert_after);
    if (!order) throw domainError('conflict');
    await writeQueueOrder(tx, blog.id, order);
  });
  return answer(204);
};
