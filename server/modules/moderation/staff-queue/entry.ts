import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { presentDecisions, type StaffReader, staffRefs } from '../decisions/decision-presenter.ts';
import { decisionsByIds, lastDecisionsOf } from '../decisions/decisions-repository.ts';
import { otherClaimer } from './claims-repository.ts';
import { readItemId } from './item-id.ts';
import { presentWholeItem } from './item-presenter.ts';
import { itemsByIds } from './items-repository.ts';
import { type LockedItem, lockItem } from './locked-item-repository.ts';

type Schemas = components['schemas'];

/** Returns who reads the queue, in a call of staff. */
export function staffReader({
  db,
  viewer,
  services,
}: Pick<Context<'getStaffItem'>, 'db' | 'viewer' | 'services'>): StaffReader {
  return { db, staffId: viewer.userId, now: services.now() / 1000 };
}

/**
 * Returns an entry of the queue and locks it.
 *
 * @throws not-found also for an id that no entry can have
 */
export async function lockedItem(tx: Queryable, id: string): Promise<LockedItem> {
  const ref = readItemId(id);
  const item = ref && (await lockItem(tx, ref));
  if (!item) throw domainError('not-found', { reason: 'queue_entry' });
  return item;
}

/**
 * Returns one entry as it is now.
 *
 * @throws not-found
 */
export async function presentedItem(id: string, reader: StaffReader): Promise<Schemas['StaffQueueItem']> {
  const ref = readItemId(id);
  const row = ref && (await itemsByIds(reader.db, [id])).get(id);
  const item = ref && row && (await presentWholeItem(ref, row, reader));
  if (!item) throw domainError('not-found', { reason: 'queue_entry' });
  return item;
}

/**
 * Refuses an entry that a colleague has claimed. The caller has locked it.
 *
 * @throws claimed-by-another (4034) with who it is
 */
export async function refuseClaimed(tx: Queryable, id: string, reader: StaffReader): Promise<void> {
  const claimer = await otherClaimer(tx, id, reader.staffId);
  if (claimer !== undefined) throw await claimedError({ ...reader, db: tx }, claimer);
}

/** Returns the refusal of an entry that a colleague has claimed. */
export async function claimedError(reader: StaffReader, claimer: string) {
  const claimedBy = (await staffRefs(reader, [claimer])).get(claimer);
  return domainError('claimed-by-another', claimedBy ? { claimedBy } : {});
}

/** Returns the refusal of an entry that was settled, with the decision that was taken first. */
export async function settledError(reader: StaffReader, id: string, decisionId?: string) {
  const rows =
    decisionId === undefined
      ? await lastDecisionsOf(reader.db, [id])
      : await decisionsByIds(reader.db, [decisionId]);
  const [staffDecision] = await presentDecisions([...rows.values()], reader);
  return domainError('already-done', { reason: 'settled', ...(staffDecision ? { staffDecision } : {}) });
}
