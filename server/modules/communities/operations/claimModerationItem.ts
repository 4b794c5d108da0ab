import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { moderatorBlog } from '../moderation/moderators-repository.ts';
import { lockedItem, otherClaimer, presentedItem } from '../moderation/queue/entry.ts';
import { setClaim } from '../moderation/queue/items-repository.ts';
import { noteAttended } from '../people/seats-repository.ts';

/** Reserves an entry of the queue for ten minutes, so that two moderators do not decide it at the same time. */
export const claimModerationItem: Handler<'claimModerationItem'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { userId } = viewer;
  const takesOver = body?.take_over === true;
  await db.transaction(async (tx) => {
    const row = await lockedItem(tx, community.id, params.item_id);
    if (row.state === 'decided') throw domainError('already-done');
    const claimedBy = await otherClaimer(tx, row, userId);
    if (claimedBy && !takesOver) throw domainError('claimed-by-another', { claimedBy });
    await setClaim(tx, row.id, { userId, blogId: await moderatorBlog(tx, community.id, userId) });
    await noteAttended(tx, community.id);
  });
  const reader = { db, community, viewerId: userId, now: services.now() / 1000 };
  return { item: await presentedItem(params.item_id, reader) };
};
