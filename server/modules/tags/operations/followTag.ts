import { domainError } from '#server/core/errors.ts';
import { displayTag, requireAddressable, tagKey } from '#server/core/tags.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentTag } from '../tag-presenter.ts';
import { findTag, insertTagFollow } from '../tag-repository.ts';

export const followTag: Handler<'followTag'> = async ({ body, db, viewer }) => {
  if (tagKey(body.tag) === '')
    throw domainError('invalid-request-param', { field: 'tag', reason: 'tag_missing' });
  requireAddressable([displayTag(body.tag)], 'tag');
  await db.transaction((tx) => insertTagFollow(tx, viewer.userId, body.tag));
  const row = await findTag(db, body.tag, viewer.userId);
  return row
    ? presentTag(row)
    : { name: displayTag(body.tag), isFollowed: false, postCount: 0, followerCount: 0 };
};
