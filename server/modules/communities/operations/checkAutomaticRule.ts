import type { Handler } from '#server/http/contract/handler.ts';
import { dryRun } from '../moderation/automatic/dry-run.ts';
import { ruleContent } from '../moderation/automatic/rule-content.ts';

/** Tries an automatic rule on what was written in the last seven days. Changes nothing. */
export const checkAutomaticRule: Handler<'checkAutomaticRule'> = ({ body, subject, db, services, viewer }) =>
  dryRun(db, subject.community.id, ruleContent(body), {
    viewerId: viewer.userId,
    now: services.now() / 1000,
  });
