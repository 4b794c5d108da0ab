import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { writingSeat } from '#server/entities/community/writing.ts';
import { roleOfSeat, writerSeat } from '#server/membership/members-repository.ts';
import { screenReported } from '../automatic/screen.ts';
import { presentRule } from '../decision-presenter.ts';
import { type ModeratedThing, openItem, thingIdOf } from '../queue/items-repository.ts';
import { openMemberItem, type ReportedSeat } from '../queue/member-items-repository.ts';
import { ruleNamed } from '../rules-repository.ts';
import { insertReport } from './reports-repository.ts';

type Schemas = components['schemas'];

/** The body of a report. */
export interface ReportRequest {
  reason: Schemas['ModerationReason'];
  note?: string | undefined;
  rule_id?: string | undefined;
}

function isSeat(thing: ModeratedThing | ReportedSeat): thing is ReportedSeat {
  return 'seatId' in thing;
}

/**
 * Reports a post, a comment or a member to the moderators. A second report of the same member replaces the first, so that an entry
 * of the queue counts people.
 *
 * @throws community-members-only (23002), not-allowed (4003) for oneself and one's own things, not-found for a rule that is not of the community
 */
export async function report(
  db: Database,
  community: CommunityRow,
  thing: ModeratedThing | ReportedSeat,
  { userId, body }: { userId: string; body: ReportRequest },
): Promise<Schemas['CommunityReport']> {
  const seat = await writingSeat(db, community, userId);
  if (
    thing.userId === userId ||
    (await roleOfSeat(db, { kind: 'blog', id: thing.blogId }, writerSeat(userId)))
  ) {
    throw domainError('not-allowed', { reason: 'report_self' });
  }
  const rule = await ruleNamed(db, community.id, body.rule_id);
  const row = await db.transaction(async (tx) => {
    const inserted = await insertReport(tx, {
      communityId: community.id,
      itemId: isSeat(thing) ? await openMemberItem(tx, thing) : await openItem(tx, thing, 'report'),
      thingId: isSeat(thing) ? thing.seatId : thingIdOf(thing),
      userId,
      blogId: seat.blog_id,
      reason: body.reason,
      rule,
      note: body.note?.trim() ?? '',
    });
    // Automatic rules act on content alone.
    if (!isSeat(thing)) await screenReported(tx, thing);
    return inserted;
  });
  const snapshot = presentRule(row);
  return {
    id: row.id,
    reason: row.reason,
    ...(snapshot ? { rule: snapshot } : {}),
    ...(row.note === '' ? {} : { note: row.note }),
    createdTs: row.created,
    state: row.state,
  };
}
