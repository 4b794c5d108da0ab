import { domainError, type ErrorWords } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { blogsByIds, blogsByUuids, insertFollow } from '#server/entities/blog/repository.ts';
import { linkState } from '#server/entities/collection/invite-links.ts';
import {
  countLinkUse,
  findInviteLink,
  lockInviteLink,
} from '#server/entities/collection/links-repository.ts';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { markWelcomed } from '#server/entities/user/repository.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { invitationOfBlog } from '#server/membership/invitations-repository.ts';
import { lockMembers, roleOfSeat } from '#server/membership/members-repository.ts';
import { addMember, declineInvitation } from '#server/membership/membership.ts';
import { mayFollowOneMore } from '#server/modules/blogs/following/follow-limits.ts';
import { insertTagFollow } from '#server/modules/tags/tag-repository.ts';
import { isListable } from '#server/policies/blogs.ts';
import { insertReader } from '../people/readers-repository.ts';
import { isFull } from '../people/room-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

type Asking = Context<'joinCollection'>;

const NO_INVITATION: ErrorWords<'not-found'> = { reason: 'invitation' };
const ENDED = {
  revoked: 'collection-link-revoked',
  expired: 'collection-link-expired',
  full: 'collection-full',
} as const;

/**
 * Returns the role that a link gives, and locks it so that it is used no oftener than it says.
 *
 * @throws not-found, collection-link-revoked (23301), collection-link-expired (23302), collection-full (23303)
 */
async function roleOfLink(tx: Queryable, collectionId: string, hash: string, now: number) {
  await lockInviteLink(tx, hash);
  const link = await findInviteLink(tx, hash);
  if (link?.collection_id !== collectionId) throw domainError('not-found', NO_INVITATION);
  const state = linkState(link, now);
  if (state !== 'open') throw domainError(ENDED[state]);
  await countLinkUse(tx, hash);
  return link.role;
}

/** Follows the blogs and tags that were chosen. Those that are closed to the member or their own are left out. */
async function followChosen(tx: Transaction, { body, services, viewer }: Asking): Promise<void> {
  const { userId } = viewer;
  const named = await blogsByUuids(tx, body.follow_blogs ?? []);
  const ids = [...named.values()].map(({ id }) => id);
  const blogs = [...(await blogsByIds(tx, ids, userId)).values()].filter(
    (blog) => !blog.followed && blog.member_role === null && isListable(blog, userId),
  );
  // Ordered by id, so that concurrent members who follow the same blogs cannot deadlock.
  for (const blog of blogs.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))) {
    await mayFollowOneMore(tx, userId, services.now() / 1000);
    await insertFollow(tx, userId, blog.id);
  }
  for (const tag of body.follow_tags ?? []) if (tagKey(tag) !== '') await insertTagFollow(tx, userId, tag);
  // Skips the question for topics: the member chose here what to follow.
  if (body.follow_blogs?.length || body.follow_tags?.length)
    await markWelcomed(tx, userId, new Date(services.now()));
}

/** Accepts the invitation of one of the member's blogs, direct or by link, and follows what they chose. */
export const joinCollection: Handler<'joinCollection'> = async (asking) => {
  const { params, body, subject, db, services, viewer } = asking;
  const { userId } = viewer;
  const row = await findCollection(db, params.collection_id, userId);
  if (!row) throw domainError('not-found', NO_INVITATION);
  const space = collectionSpace(row.id);
  const seat = { userId, blogId: subject.blog.id };
  const now = new Date(services.now());
  await db.transaction(async (tx) => {
    await lockLimit(tx, 'followsPerDay', userId);
    await lockMembers(tx, space);
    const invitation = await invitationOfBlog(tx, space, seat.blogId, now);
    const isMember = (await roleOfSeat(tx, space, seat)) !== undefined;
    if (!invitation && body.invite_hash === undefined && !isMember)
      throw domainError('not-found', NO_INVITATION);
    if (!isMember && (await isFull(tx, row.id))) throw domainError('collection-full');
    const role =
      invitation?.role ??
      (body.invite_hash === undefined || isMember
        ? 'contributor'
        : await roleOfLink(tx, row.id, body.invite_hash, services.now()));
    // Refuses somebody who collaborates already.
    await addMember(tx, space, seat, { role, now });
    // Another member of the blog may have been the recipient.
    if (invitation)
      await declineInvitation(tx, space, { userId: invitation.recipientId, blogId: seat.blogId });
    await insertReader(tx, row.id, userId);
    await followChosen(tx, asking);
  });
  return { collection: await shownCollection(db, row.id, userId) };
};
