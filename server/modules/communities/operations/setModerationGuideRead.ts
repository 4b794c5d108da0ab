import { requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { setGuideRead } from '../people/readers-repository.ts';
import { presenceOf } from '../show/presence.ts';

/** Records that a moderator has read how a community is moderated. */
export const setModerationGuideRead: Handler<'setModerationGuideRead'> = async ({ subject, db, viewer }) => {
  const row = subject.community;
  await setGuideRead(db, row.id, viewer.userId);
  const presence = (await presenceOf(db, [row], viewer.userId)).get(row.id);
  return { membership: requireFound(presence, 'The community').membership };
};
