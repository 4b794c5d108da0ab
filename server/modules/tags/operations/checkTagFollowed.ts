import { displayTag } from '#server/core/tags.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { findTag } from '../tag-repository.ts';

export const checkTagFollowed: Handler<'checkTagFollowed'> = async ({ query, db, viewer }) => {
  const row = await findTag(db, query.tag, viewer.userId);
  return { tag: row?.name ?? displayTag(query.tag), following: row?.followed ?? false };
};
