import { domainError } from '#server/core/errors.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { communityCurtain } from '#server/entities/community/presenter.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { noteVisit } from '../people/readers-repository.ts';
import { presentCommunity } from '../show/community-presenter.ts';
import { communityNamed, refuseHidden } from '../show/entry.ts';

/** Refuses an invitation link to a private community that is not, or no longer, its link. */
function refuseDeadHash(row: CommunityRow, hash: string | undefined): void {
  if (hash === undefined || communityVerdict(row, { inviteHash: hash }) !== 'private') return;
  const words = { community: communityCurtain(row) };
  if (row.invite_hash === null) throw domainError('community-invitation-gone', words);
  throw domainError('community-invite-hash-invalid', words);
}

/** Returns a community; `context=edit` adds its settings and is for its admins. */
export const getCommunity: Handler<'getCommunity'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const inviteHash = query.invite_hash;
  const row = await communityNamed(db, params.community, viewerId);
  refuseDeadHash(row, inviteHash);
  await refuseHidden(db, row, viewerId, inviteHash);
  const isEdit = query.context === 'edit';
  if (isEdit && row.viewer_role !== 'admin') throw domainError('not-allowed');
  if (viewerId !== null && row.viewer_role !== null) await noteVisit(db, row.id, viewerId);
  const now = services.now() / 1000;
  return {
    community: await presentCommunity(db, row, viewerId, {
      now,
      isEdit,
      ...(inviteHash === undefined ? {} : { inviteHash }),
    }),
  };
};
