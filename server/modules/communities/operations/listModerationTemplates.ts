import type { Handler } from '#server/http/contract/handler.ts';
import { presentTemplate, templatesOf } from '../moderation/templates/templates-repository.ts';

/** Lists the notices that the moderators of a community have worded, the most used first. */
export const listModerationTemplates: Handler<'listModerationTemplates'> = async ({ subject, db }) => ({
  templates: (await templatesOf(db, subject.community.id)).map(presentTemplate),
});
