import type { Queryable } from '../db/database.ts';

/** Locks the account until the transaction ends. Events that consume a mailed link of it begin with this. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for update', [userId]);
}

/** Causes sessions that are about to be created for a credential checked before this to be refused. */
export async function refusePendingSessions(tx: Queryable, userId: string): Promise<void> {
  await tx.query('update users set access_epoch = access_epoch + 1 where id = $1', [userId]);
}
