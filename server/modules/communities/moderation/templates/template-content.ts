import type { components } from '#generated/types/api.d.ts';
import { requiredText } from '#server/core/required-text.ts';
import type { Queryable } from '#server/db/database.ts';
import { recordCommunityAct } from '../audit-log-repository.ts';
import { moderatorBlog } from '../moderators-repository.ts';
import { ruleNamed } from '../rules-repository.ts';
import type { TemplateContent } from './templates-repository.ts';

/**
 * Returns the content of a template that somebody sent.
 *
 * @throws invalid-request-param (5016) for blank words, not-found for a rule that is not of the community
 */
export async function templateContent(
  db: Queryable,
  communityId: string,
  body: components['schemas']['ModerationTemplateRequest'],
): Promise<TemplateContent> {
  const { reason } = body;
  const rule = await ruleNamed(db, communityId, body.rule_id);
  const title = requiredText(body.title, 'title');
  const message = requiredText(body.message, 'message');
  return { title, message, reason, ruleId: rule?.id ?? null };
}

/** Writes into the log that a moderator changed the templates, with the titles before and after. */
export async function recordTemplateChange(
  tx: Queryable,
  { communityId, userId }: { communityId: string; userId: string },
  change: { before?: string; after?: string },
): Promise<void> {
  await recordCommunityAct(tx, {
    communityId,
    ...{ type: 'settings', action: 'template_changed' },
    actor: { kind: 'member', blogId: await moderatorBlog(tx, communityId, userId) },
    changes: [{ field: 'title', ...change }],
  });
}
