import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { presentDecisions } from '../decision-presenter.ts';
import { decisionsByIds } from '../decisions-repository.ts';
import { otherClaimer } from '../queue/entry.ts';
import type { ItemRow } from '../queue/items-repository.ts';
import { type DecisionRequest, decide, dismissReportsOfMember } from './decide.ts';
import { type FoundThing, lockMemberItem, lockThing, type NamedThing } from './find-thing.ts';

type Schemas = components['schemas'];

/** An item that was not decided, and why. */
export interface Skipped {
  reason: 'claimed' | 'decided' | 'changed' | 'gone';
  named: NamedThing;
  claimedBy?: Schemas['BlogRef'];
  /** The decision that was taken first. */
  decisionId?: string | null;
}

/** A decision that was made, and the post or comment it is about; a reported member has none. */
export interface Made {
  decisionId: string;
  found?: FoundThing;
}

/** The acts for which a thing must have been decided before. */
const REVERSING: ReadonlySet<Schemas['ModerationAction']> = new Set(['restore', 'unlabel']);

/** Returns why an entry is not to be decided; undefined when it is. */
function outdated(
  item: ItemRow,
  named: NamedThing,
  action: Schemas['ModerationAction'],
): Skipped | undefined {
  const isChanged = named.version !== undefined && named.version !== item.version;
  const isDecided = item.state === 'decided' && named.item_id !== undefined && !REVERSING.has(action);
  if (isDecided) return { reason: 'decided', named, decisionId: item.decision_id };
  return isChanged ? { reason: 'changed', named } : undefined;
}

/** Dismisses the reports about a member; undefined for an entry that is about something else. */
async function dismissMember(
  tx: Queryable,
  community: CommunityRow,
  named: NamedThing,
  request: DecisionRequest,
): Promise<Made | Skipped | undefined> {
  const item = await lockMemberItem(tx, community.id, named.item_id);
  if (!item) return undefined;
  const old = outdated(item, named, request.action);
  if (old) return old;
  const claimedBy = await otherClaimer(tx, item, request.by.userId);
  if (claimedBy) return { reason: 'claimed', named, claimedBy };
  return { decisionId: await dismissReportsOfMember(tx, community, item, request) };
}

/**
 * Decides about one named thing in its own transaction, with its entry locked: of two moderators the second hears what
 * the first decided.
 */
export function moderateOne(
  db: Database,
  community: CommunityRow,
  named: NamedThing,
  request: DecisionRequest,
): Promise<Made | Skipped> {
  return db.transaction(async (tx: Queryable): Promise<Made | Skipped> => {
    const found = await lockThing(tx, community.id, named, request.by.userId);
    if (!found) return (await dismissMember(tx, community, named, request)) ?? { reason: 'gone', named };
    const old = outdated(found.item, named, request.action);
    if (old) return old;
    const claimedBy = await otherClaimer(tx, found.item, request.by.userId);
    if (claimedBy) return { reason: 'claimed', named, claimedBy };
    const made = await decide(tx, community, found, request);
    if (made === 'gone') return { reason: 'gone', named };
    if (made === 'done') return { reason: 'decided', named, decisionId: found.item.decision_id };
    return { decisionId: made.id, found };
  });
}

/** Returns the items that were skipped in the contract's shape. */
export async function presentSkipped(
  skipped: readonly Skipped[],
  reader: { db: Database; community: CommunityRow; viewerId: string; now: number },
) {
  const rows = await decisionsByIds(
    reader.db,
    skipped.flatMap((one) => one.decisionId ?? []),
  );
  const shown = await presentDecisions([...rows.values()], reader);
  return skipped.map(({ reason, named, claimedBy, decisionId }) => {
    const decision = shown.find(({ id }) => id === decisionId);
    return {
      reason,
      ...(named.item_id === undefined ? {} : { itemId: named.item_id }),
      ...(named.post_id === undefined ? {} : { postId: named.post_id }),
      ...(named.comment_id === undefined ? {} : { commentId: named.comment_id }),
      ...(claimedBy ? { claimedBy } : {}),
      ...(decision ? { decision } : {}),
    };
  });
}

/**
 * Refuses a decision about one thing that was not to be decided; of several the others are decided.
 *
 * @throws claimed-by-another (4034), already-done (4033) with the decision taken first, not-found
 */
export function refuseSkipped(one: Awaited<ReturnType<typeof presentSkipped>>[number]): void {
  if (one.reason === 'claimed') {
    throw domainError('claimed-by-another', one.claimedBy ? { claimedBy: one.claimedBy } : {});
  }
  if (one.reason === 'decided')
    throw domainError('already-done', one.decision ? { decision: one.decision } : {});
  if (one.reason === 'gone') throw domainError('not-found', { reason: 'post' });
}
