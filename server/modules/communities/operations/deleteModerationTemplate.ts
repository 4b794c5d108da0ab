import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordTemplateChange } from '../moderation/templates/template-content.ts';
import { deleteTemplate } from '../moderation/templates/templates-repository.ts';

/** Deletes a template of a notice. */
export const deleteModerationTemplate: Handler<'deleteModerationTemplate'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  await db.transaction(async (tx) => {
    const title = await deleteTemplate(tx, id, params.template_id);
    if (title === undefined) throw domainError('not-found', { reason: 'template' });
    await recordTemplateChange(tx, { communityId: id, userId: viewer.userId }, { before: title });
  });
  return undefined;
};
