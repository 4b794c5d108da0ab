import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { lockCommunity } from '../fields/write-repository.ts';
import { presentAutomaticRules } from '../moderation/automatic/automatic-rule-presenter.ts';
import {
  automaticRulesByIds,
  countAutomaticRules,
  insertAutomaticRule,
} from '../moderation/automatic/automatic-rules-repository.ts';
import { recordAutomaticRule, ruleContent } from '../moderation/automatic/rule-content.ts';
import { moderatorBlog } from '../moderation/moderators-repository.ts';

/** Adds an automatic rule; 20 at most, beside those of the settings. */
export const createAutomaticRule: Handler<'createAutomaticRule'> = async ({ body, subject, db, viewer }) => {
  const { id } = subject.community;
  const { userId } = viewer;
  const content = ruleContent(body);
  const limit = limits.automaticRules;
  const ruleId = await db.transaction(async (tx) => {
    await lockCommunity(tx, id);
    if ((await countAutomaticRules(tx, id)) >= limit) {
      throw domainError('limit-reached', { reason: 'automatic_rules', params: { limit } });
    }
    const made = await insertAutomaticRule(tx, id, await moderatorBlog(tx, id, userId), content);
    await recordAutomaticRule(tx, { communityId: id, userId }, made, { after: content });
    return made;
  });
  const rows = await automaticRulesByIds(db, [ruleId]);
  const [rule] = await presentAutomaticRules(db, [...rows.values()], userId);
  return answer(201, { rule: requireFound(rule, 'The rule') });
};
