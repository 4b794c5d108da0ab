import { domainError, requireFound } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { communityCurtain } from '#server/entities/community/presenter.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { settingChanges } from '../fields/changes.ts';
import { communityValues } from '../fields/community-fields.ts';
import { handleRefusal } from '../fields/handles-repository.ts';
import { recordRuleActs } from '../fields/rule-acts.ts';
import {
  keepFormerHandle,
  lockCommunity,
  replaceRules,
  updateCommunity,
} from '../fields/write-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { offerFreeSeats } from '../people/seats-repository.ts';
import { handleNextChange, presentCommunity } from '../show/community-presenter.ts';

/** Refuses a form that was filled from another version, with the community as it is now. */
function refuseOldForm(row: CommunityRow, version: number, basedOn: number | undefined): void {
  if (basedOn === undefined || basedOn === version) return;
  throw domainError('conflict', { reason: 'community', community: communityCurtain(row, { version }) });
}

/** Changes the settings of a community. A handle changes once in seven days (spec 001 §3). */
export const editCommunity: Handler<'editCommunity'> = async ({ body, subject, db, services, viewer }) => {
  const { userId } = viewer;
  const row = subject.community;
  const now = services.now() / 1000;
  const { based_on: basedOn } = body;
  refuseOldForm(row, row.version, basedOn);
  const isRenamed = body.handle !== undefined && body.handle.trim() !== row.handle;
  if (isRenamed && handleNextChange(row, now) !== undefined) {
    throw domainError('community-field-handle', { reason: 'too_soon' });
  }
  if (
    body.has_content_label !== undefined &&
    body.has_content_label !== row.has_content_label &&
    row.label_reporter === 'classifier'
  ) {
    throw domainError('not-allowed', { field: 'has_content_label' });
  }
  const { values, rules } = await communityValues({ db, services, userId }, body, row);
  const acting = { communityId: row.id, userId };
  await db
    .transaction(async (tx) => {
      const version = requireFound(await lockCommunity(tx, row.id), 'The community');
      refuseOldForm(row, version, basedOn);
      await updateCommunity(tx, row.id, values);
      if (values.population_cap !== undefined) await offerFreeSeats(tx, row.id);
      const changes = settingChanges(body, row, values);
      if (changes.length > 0)
        await recordModeratorAct(tx, acting, { type: 'settings', action: 'settings_changed', changes });
      if (isRenamed) {
        await keepFormerHandle(tx, row.id, { from: row.handle, to: values.handle });
        const change = { field: 'handle', before: row.handle, after: values.handle };
        await recordModeratorAct(tx, acting, {
          type: 'settings',
          action: 'handle_changed',
          changes: [change],
        });
      }
      if (rules) await recordRuleActs(tx, acting, await replaceRules(tx, row.id, rules));
    })
    .catch(async (error: unknown) => {
      if (isUniqueViolation(error, 'communities_handle'))
        throw await handleRefusal(db, values.handle, 'taken');
      throw error;
    });
  const changed = requireFound((await communitiesByIds(db, [row.id], userId)).get(row.id), 'The community');
  return { community: await presentCommunity(db, changed, userId, { now, isEdit: true }) };
};
