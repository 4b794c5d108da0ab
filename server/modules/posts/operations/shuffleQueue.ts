import { randomInt } from 'node:crypto';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { lockQueue, queueEntries, writeQueueOrder } from '../queue/queue-repository.ts';

/** Shuffles with Fisher-Yates, so that every order is equally likely. */
function mixed(ids: readonly string[]): string[] {
  const order: string[] = [];
  for (const [index, id] of ids.entries()) {
    const at = randomInt(index + 1);
    order.push(id);
    [order[index], order[at]] = [order[at] ?? id, id];
  }
  return order;
}

export const shuffleQueue: Handler<'shuffleQueue'> = async ({ subject, db }) => {
  const { blog } = subject;
  await db.transaction(async (tx) => {
    await lockQueue(tx, blog);
    const waiting = (await queueEntries(tx, blog.id)).filter(({ publishOn }) => publishOn === null);
    await writeQueueOrder(tx, blog.id, mixed(waiting.map(({ id }) => id)));
  });
  return answer(204);
};
