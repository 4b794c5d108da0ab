import type { Database } from '#server/db/database.ts';
import { closeAccount } from '#server/entities/user/repository.ts';
import type { Services } from '#server/services.ts';
import { deleteDependentRows, dueMembers, isDue, markErased } from './erase-repository.ts';

/** Number of members erased per round. */
const BATCH_SIZE = 20;

/**
 * Erases the posts, likes, follows, uploads and settings of a deleted member by the steps that the modules declare; the
 * rest follows the schema's cascades. Account and blogs stay as rows without content. Suppressions of their address stay
 * in `mail_suppressions`, which holds a hash of it. Idempotent: continues after an interruption.
 */
export async function eraseMember(db: Database, services: Services, userId: string): Promise<void> {
  const isGone = await db.transaction(async (tx) => {
    const due = await isDue(tx, userId);
    if (due) await closeAccount(tx, userId);
    return due;
  });
  if (!isGone) return;
  const { erasure, keptRows } = services.memberData;
  for (const { run } of erasure) await run({ db, services, userId });
  await db.transaction(async (tx) => {
    await deleteDependentRows(tx, userId, keptRows);
    await markErased(tx, userId);
  });
}

/** Erases the members whose restoration time is over. Called periodically. */
export async function eraseDue(db: Database, services: Services): Promise<void> {
  for (const userId of await dueMembers(db, BATCH_SIZE)) await eraseMember(db, services, userId);
}
