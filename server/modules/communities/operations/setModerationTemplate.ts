import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordTemplateChange, templateContent } from '../moderation/templates/template-content.ts';
import { presentTemplate, updateTemplate } from '../moderation/templates/templates-repository.ts';

/** Replaces a template of a notice. Notices that were sent stay as they were. */
export const setModerationTemplate: Handler<'setModerationTemplate'> = async ({
  params,
  body,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  const content = await templateContent(db, id, body);
  const row = await db.transaction(async (tx) => {
    const changed = await updateTemplate(tx, id, params.template_id, content);
    if (!changed) throw domainError('not-found', { reason: 'template' });
    await recordTemplateChange(tx, { communityId: id, userId: viewer.userId }, { after: changed.title });
    return changed;
  });
  return { template: presentTemplate(row) };
};
