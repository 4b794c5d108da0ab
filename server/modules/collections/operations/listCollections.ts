import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { countListed, type ListKind } from '../lists/list-repository.ts';
import { collectionPage } from '../lists/pages.ts';

/** Lists public collections, or with `mine=1` or `followed=1` those of the member, the last used first. */
export const listCollections: Handler<'listCollections'> = async ({ query, db, services, viewer }) => {
  const isOwn = query.mine === 1 || query.followed === 1;
  if (isOwn && !viewer) throw domainError('requires-login');
  const viewerId = viewer?.userId ?? null;
  const kind: ListKind['kind'] = query.mine === 1 ? 'mine' : query.followed === 1 ? 'followed' : 'public';
  const { post_id: postId, for_post_id: forPostId } = query;
  for (const [field, id] of Object.entries({ post_id: postId, for_post_id: forPostId })) {
    if (id !== undefined && !isPossibleId(id)) throw domainError('not-found', { reason: 'post', field });
  }
  const list = { kind, words: query.query, postId };
  const [page, counts] = await Promise.all([
    collectionPage({
      db,
      cursors: services.cursors,
      viewerId,
      list,
      path: pathOf('listCollections'),
      query,
      forPostId,
    }),
    countListed(db, viewerId, list),
  ]);
  return { ...page, counts };
};
