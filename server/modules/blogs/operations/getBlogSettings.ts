import type { Handler } from '#server/http/contract/handler.ts';
import { queueOf } from '#server/modules/posts/queue/queue-repository.ts';
import { presentBlogSettings } from '../settings/settings-presenter.ts';
import { blogSettingsOf } from '../settings/settings-repository.ts';

export const getBlogSettings: Handler<'getBlogSettings'> = async ({ subject, db }) => {
  const [home, queue] = await Promise.all([blogSettingsOf(db, subject.blog.id), queueOf(db, subject.blog)]);
  return { settings: presentBlogSettings(home, queue) };
};
