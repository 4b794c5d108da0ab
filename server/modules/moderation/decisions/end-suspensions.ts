import type { Database } from '#server/db/database.ts';
import { decisionsByIds } from './decisions-repository.ts';
import { endSuspension } from './effects.ts';
import { markEnded, overdueSuspensions } from './suspensions-repository.ts';

/** Opens the blogs again whose suspension is over, unless another decision keeps them closed. */
export async function endSuspensions(db: Database): Promise<void> {
  for (const id of await overdueSuspensions(db)) {
    await db.transaction(async (tx) => {
      if (!(await markEnded(tx, id))) return;
      const row = (await decisionsByIds(tx, [id])).get(id);
      if (row) await endSuspension(tx, row.blog_id, id, row.before.effects);
    });
  }
}
