import type { Handler } from '#server/contract/handler.ts';
import { displayTag } from '#server/services/tags.ts';
import { findTag } from '../tag-repository.ts';

export const checkTagFollowed: Handler<'checkTagFollowed'> = async ({ query, db, viewer }) => {
  const row = await findTag(db, query.tag, viewer.userId);
  return { tag: row?.name ?? displayTag(query.tag), following: row?.followed ?? false };
};
