import type { Handler } from '#server/http/contract/handler.ts';
import { presentedItem } from '../moderation/queue/entry.ts';

/** Returns one entry of the queue as it is now, also one that is decided. */
export const getModerationItem: Handler<'getModerationItem'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const reader = { db, community, viewerId: viewer.userId, now: services.now() / 1000 };
  return { item: await presentedItem(params.item_id, reader) };
};
