import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockCommunity } from '../fields/write-repository.ts';
import { presentAutomaticRules } from '../moderation/automatic/automatic-rule-presenter.ts';
import {
  automaticRule,
  setRuleSetting,
  updateAutomaticRule,
} from '../moderation/automatic/automatic-rules-repository.ts';
import { contentOf, recordAutomaticRule, ruleContent } from '../moderation/automatic/rule-content.ts';

/** Replaces an automatic rule. One that stands for a setting of the community switches that, too. */
export const setAutomaticRule: Handler<'setAutomaticRule'> = async ({
  params,
  body,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  const { userId } = viewer;
  await db.transaction(async (tx) => {
    await lockCommunity(tx, id);
    const row = await automaticRule(tx, id, params.rule_id);
    if (!row) throw domainError('not-found', { reason: 'automatic_rule' });
    const content = ruleContent(body, row.setting);
    await updateAutomaticRule(tx, id, row.id, content);
    if (row.setting !== null) await setRuleSetting(tx, id, row.setting, content);
    await recordAutomaticRule(tx, { communityId: id, userId }, row.id, {
      before: contentOf(row),
      after: content,
    });
  });
  const changed = requireFound(await automaticRule(db, id, params.rule_id), 'The rule');
  const [rule] = await presentAutomaticRules(db, [changed], userId);
  return { rule: requireFound(rule, 'The rule') };
};
