import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockedItem } from '../moderation/queue/entry.ts';
import { setClaim } from '../moderation/queue/items-repository.ts';

/** Gives up a claim of an entry: as its holder, or as an admin. An entry that nobody has claimed stays as it is. */
export const revokeModerationClaim: Handler<'revokeModerationClaim'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const { community } = subject;
  await db.transaction(async (tx) => {
    const row = await lockedItem(tx, community.id, params.item_id);
    if (row.claimed_by === null) return;
    if (row.claimed_by !== viewer.userId && community.viewer_role !== 'admin')
      throw domainError('not-allowed');
    await setClaim(tx, row.id, null);
  });
  return undefined;
};
