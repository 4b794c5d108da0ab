import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { lockCommunity } from '../fields/write-repository.ts';
import { recordTemplateChange, templateContent } from '../moderation/templates/template-content.ts';
import {
  countTemplates,
  insertTemplate,
  presentTemplate,
} from '../moderation/templates/templates-repository.ts';

/** Adds a template of a notice; 50 at most. */
export const createModerationTemplate: Handler<'createModerationTemplate'> = async ({
  body,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  const content = await templateContent(db, id, body);
  const limit = limits.moderationTemplates;
  const row = await db.transaction(async (tx) => {
    await lockCommunity(tx, id);
    if ((await countTemplates(tx, id)) >= limit) {
      throw domainError('limit-reached', { reason: 'templates', params: { limit } });
    }
    await recordTemplateChange(tx, { communityId: id, userId: viewer.userId }, { after: content.title });
    return insertTemplate(tx, id, content);
  });
  return answer(201, { template: presentTemplate(row) });
};
