import type { Handler } from '#server/http/contract/handler.ts';
import { presentAutomaticRules } from '../moderation/automatic/automatic-rule-presenter.ts';
import { automaticRules } from '../moderation/automatic/automatic-rules-repository.ts';

/** Lists the automatic rules of a community, those of its settings first. */
export const listAutomaticRules: Handler<'listAutomaticRules'> = async ({ subject, db, viewer }) => ({
  rules: await presentAutomaticRules(db, await automaticRules(db, subject.community.id), viewer.userId),
});
