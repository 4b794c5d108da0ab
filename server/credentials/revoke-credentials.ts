import type { Queryable } from '../db/database.ts';
import { type Credential, REVOCATIONS, type Revocation, type RevocationEvent } from './revocation-matrix.ts';
import { REVOKERS, type RevocationScope, type Revoker } from './revokers-repository.ts';

/**
 * Ends the credentials and pending effects of a member that end with an event, as the revocation matrix says. Runs in
 * the transaction of the event, so that no moment lies between the two.
 *
 * Called exactly once per event, so the security log of the event belongs here.
 */
export async function revokeCredentials(
  tx: Queryable,
  userId: string,
  event: RevocationEvent,
  scope: RevocationScope = {},
): Promise<void> {
  // Locks the account until the commit, so that two events of one account run one after the other.
  await lockAccount(tx, userId);
  const { ends }: Revocation = REVOCATIONS[event];
  for (const revoke of revokersOf(ends)) await revoke(tx, userId, scope);
  if (ends.includes('otherSession')) await tx.query(BUMP_EPOCH, [userId]);
}

/** Locks the account until the transaction ends. Events that consume a mailed link of it begin with this. */
export async function lockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for update', [userId]);
}

/** Causes sessions that are about to be created for a credential checked before this to be refused. */
const BUMP_EPOCH = 'update users set access_epoch = access_epoch + 1 where id = $1';

/** Returns the revokers of the credentials, each once, in the order in which they must run. */
function revokersOf(ends: readonly Credential[]): Set<Revoker> {
  const revokers = new Set<Revoker>();
  for (const [credential, revoke] of REVOKERS) if (ends.includes(credential)) revokers.add(revoke);
  return revokers;
}
