import type { Handler } from '#server/http/contract/handler.ts';
import { changedSettings, presentSettings } from '../settings-presenter.ts';
import { lockNotificationSettings, writeNotificationSettings } from '../settings-repository.ts';

export const editNotificationSettings: Handler<'editNotificationSettings'> = async (context) => {
  const { body, subject, db, services } = context;
  const now = Math.floor(services.now() / 1000);
  const row = await db.transaction(async (tx) => {
    const after = changedSettings(body, await lockNotificationSettings(tx, subject.blog.id), now);
    await writeNotificationSettings(tx, subject.blog.id, after);
    return after;
  });
  return { settings: presentSettings(row, now) };
};
