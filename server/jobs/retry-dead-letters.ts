import type { Database } from '#server/db/database.ts';
import { bossOn } from './jobs-queue.ts';
import { isDeadLetter } from './jobs-repository.ts';
import { DEAD } from './kinds.ts';

/**
 * Queues a job again that failed for good, with as many attempts as a new one.
 *
 * @returns false when the job is not in the dead-letter queue
 */
export async function retryDeadLetters(db: Database, id: string): Promise<boolean> {
  if (!(await isDeadLetter(db, id))) return false;
  const boss = bossOn(db, { supervise: false, useListenNotify: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    // Another request may have moved it first.
    return (await boss.redrive(DEAD, { ids: [id] })) > 0;
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
