import { domainError, requireFound } from '#server/core/errors.ts';
import { communitySpace, isInviteHash, refuseNewcomer } from '#server/entities/community/policy.ts';
import { communityCurtain } from '#server/entities/community/presenter.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { findInvitation, takeInvitation } from '#server/membership/invitations-repository.ts';
import { insertMember, roleOfSeat } from '#server/membership/members-repository.ts';
import { takeRequest } from '#server/membership/requests-repository.ts';
import {
  deleteNotifications,
  notifyOfCommunityMember,
} from '#server/notifications/notifications-repository.ts';
import { checkedAnswers, takeRoom } from '../people/joining.ts';
import { insertReader } from '../people/readers-repository.ts';
import { countInviteUse, deleteSeatWait } from '../people/seats-repository.ts';
import { presentCommunity } from '../show/community-presenter.ts';
import { communityNamed } from '../show/entry.ts';

/** Refuses somebody without an invitation where one is needed. */
function refuseUninvited(row: CommunityRow): void {
  if (row.is_private) throw domainError('community-private', { community: communityCurtain(row) });
  if (row.join_type === 'request') throw domainError('community-join-by-request');
  if (row.join_type === 'invite') throw domainError('community-cannot-join', { reason: 'invitation_needed' });
}

/** Refuses an invitation link that is not, or no longer, the community's. */
function refuseDeadHash(row: CommunityRow, hash: string | undefined): void {
  if (hash === undefined || isInviteHash(row, hash)) return;
  throw domainError(row.invite_hash === null ? 'community-invitation-gone' : 'community-invite-hash-invalid');
}

/**
 * Joins a community with one of the member's blogs: freely, with an invitation, or by a link. A direct invitation asks
 * no questions.
 */
export const joinCommunity: Handler<'joinCommunity'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const row = await communityNamed(db, params.community, userId);
  const hash = body.invite_hash;
  const seat = { userId, blogId: subject.blog?.id ?? viewer.primaryBlogId };
  const space = communitySpace(row.id);
  const now = new Date(services.now());
  refuseNewcomer(row);
  // Answered before the way in is judged, so that a second press hears that it is done.
  if (await roleOfSeat(db, space, seat)) throw domainError('community-already-member');
  const invitation = await findInvitation(db, space, now, seat);
  if (!invitation) {
    refuseDeadHash(row, hash);
    if (hash === undefined) refuseUninvited(row);
    checkedAnswers(row, body.answers);
  }
  await db.transaction(async (tx) => {
    await takeRoom(tx, row.id, seat, now);
    const taken = await takeInvitation(tx, space, seat);
    if (invitation && !taken) throw domainError('community-invitation-gone');
    await takeRequest(tx, space, seat);
    await insertMember(tx, space, seat, taken?.role ?? 'member');
    await insertReader(tx, row.id, userId);
    await deleteSeatWait(tx, row.id, userId);
    if (!taken && hash !== undefined) await countInviteUse(tx, row.id);
    if (taken) await deleteNotifications(tx, taken.id);
    await notifyOfCommunityMember(tx, {
      communityId: row.id,
      blogId: seat.blogId,
      inviterBlogId: invitation?.sender_blog_id,
    });
  });
  const joined = requireFound((await communitiesByIds(db, [row.id], userId)).get(row.id), 'The community');
  return { community: await presentCommunity(db, joined, userId, { now: services.now() / 1000 }) };
};
