import type { Queryable } from '../db/database.ts';
import { lockAccount, refusePendingSessions } from './account-repository.ts';
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
  if (ends.includes('otherSession')) await refusePendingSessions(tx, userId);
}

/** Returns the revokers of the credentials, each once, in the order in which they must run. */
function revokersOf(ends: readonly Credential[]): Set<Revoker> {
  const revokers = new Set<Revoker>();
  for (const [credential, revoke] of REVOKERS) if (ends.includes(credential)) revokers.add(revoke);
  return revokers;
}
