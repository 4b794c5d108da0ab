import type { Handler } from '#server/http/contract/handler.ts';
import { presentSettings } from '../settings-presenter.ts';
import { notificationSettings } from '../settings-repository.ts';

export const getNotificationSettings: Handler<'getNotificationSettings'> = async ({
  subject,
  db,
  services,
}) => {
  const row = await notificationSettings(db, subject.blog.id);
  return { settings: presentSettings(row, Math.floor(services.now() / 1000)) };
};
