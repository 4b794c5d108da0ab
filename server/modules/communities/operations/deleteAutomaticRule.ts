import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockCommunity } from '../fields/write-repository.ts';
import { automaticRule, deleteRule } from '../moderation/automatic/automatic-rules-repository.ts';
import { contentOf, recordAutomaticRule } from '../moderation/automatic/rule-content.ts';

/** Deletes an automatic rule. What it held stays in the queue. */
export const deleteAutomaticRule: Handler<'deleteAutomaticRule'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  await db.transaction(async (tx) => {
    await lockCommunity(tx, id);
    const row = await automaticRule(tx, id, params.rule_id);
    if (!row) throw domainError('not-found', { reason: 'automatic_rule' });
    if (row.setting !== null) throw domainError('not-in-this-state', { reason: 'setting_rule' });
    await recordAutomaticRule(tx, { communityId: id, userId: viewer.userId }, row.id, {
      before: contentOf(row),
    });
    await deleteRule(tx, id, row.id);
  });
  return undefined;
};
