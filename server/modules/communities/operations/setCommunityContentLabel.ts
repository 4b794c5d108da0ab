import { domainError, requireFound } from '#server/core/errors.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { setContentLabel } from '../fields/label-repository.ts';
import { lockCommunity } from '../fields/write-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { presentCommunity } from '../show/community-presenter.ts';

/** Labels a community as mature, or takes the label away; one that the classifier set, once. */
export const setCommunityContentLabel: Handler<'setCommunityContentLabel'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { id } = subject.community;
  const wanted = body.has_content_label;
  await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, id), 'The community');
    const row = requireFound((await communitiesByIds(tx, [id], viewer.userId)).get(id), 'The community');
    if (row.has_content_label === wanted) return;
    const isClassified = row.label_reporter === 'classifier';
    if (isClassified && row.label_was_lifted) throw domainError('not-in-this-state');
    await setContentLabel(tx, id, wanted, isClassified);
    await recordModeratorAct(
      tx,
      { communityId: id, userId: viewer.userId },
      {
        type: 'settings',
        action: 'label_changed',
        changes: [{ field: 'has_content_label', before: String(!wanted), after: String(wanted) }],
      },
    );
  });
  const changed = requireFound((await communitiesByIds(db, [id], viewer.userId)).get(id), 'The community');
  const now = services.now() / 1000;
  return { community: await presentCommunity(db, changed, viewer.userId, { now, isEdit: true }) };
};
