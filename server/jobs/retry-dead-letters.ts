import type { Database } from '#server/db/database.ts';
import { bossOn } from './jobs-queue.ts';
import { isDead } from './jobs-repository.ts';
import { DEAD } from './kinds.ts';

/**
 * Has a job done again that failed for good, with as many tries as a new one.
 *
 * @returns whether it was among those that failed
 */
export async function retryDead(db: Database, id: string): Promise<boolean> {
  if (!(await isDead(db, id))) return false;
  const boss = bossOn(db, { supervise: false, useListenNotify: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    // Another may have been faster.
    return (await boss.redrive(DEAD, { ids: [id] })) > 0;
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
