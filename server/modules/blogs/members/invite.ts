import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import {
  countInvitations,
  isInvited,
  pendingInvitations,
  type Recipient,
} from '#server/membership/invitations-repository.ts';
import { presentInvitations } from './invitation-presenter.ts';
import { isFirstBlog } from './members-repository.ts';

/**
 * Reserves room for an invitation to a blog. Call it first in the transaction. A repeated invitation needs no further
 * room.
 *
 * @throws not-in-this-state (4032) for a primary blog, limit-reached (4030)
 */
export async function checkInvitationLimit(
  tx: Queryable,
  blogId: string,
  recipient: Recipient,
  now: Date,
): Promise<void> {
  await lockLimit(tx, 'blogInvitations', blogId);
  if (await isFirstBlog(tx, blogId)) {
    throw domainError('not-in-this-state', { reason: 'primary_blog' });
  }
  if (await isInvited(tx, blogSpace(blogId), recipient)) return;
  if ((await countInvitations(tx, blogSpace(blogId), now)) >= limits.blogInvitations) {
    throw domainError('limit-reached', {
      reason: 'invitations',
      params: { limit: limits.blogInvitations },
    });
  }
}

/** Returns an invitation in the contract's shape. */
export async function shownInvitation(
  db: Queryable,
  blogId: string,
  id: string,
  viewerId: string,
  now: Date,
): Promise<components['schemas']['BlogInvitation']> {
  const rows = await pendingInvitations(db, blogSpace(blogId), now, id);
  const [invitation] = await presentInvitations(db, rows, viewerId);
  if (!invitation) throw domainError('not-found', { reason: 'invitation_withdrawn' });
  return invitation;
}
