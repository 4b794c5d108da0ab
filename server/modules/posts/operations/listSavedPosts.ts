import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { compileQuery, isBlank, parseQuery } from '#server/search/query.ts';
import { ownFolder } from '../saved/policy.ts';
import { presentSaved } from '../saved/saved-presenter.ts';
import { countSaved, savedByIds, savedSkeleton } from '../saved/saved-repository.ts';

/** Returns the search text as a query of the post index; null when it contains no words. */
function matchOf(typed: string): string | null {
  const parsed = parseQuery(typed);
  return isBlank(parsed) ? null : compileQuery(parsed, { blogIds: new Map(), withTrail: true }).match;
}

export const listSavedPosts: Handler<'listSavedPosts'> = async ({ query, db, services, viewer }) => {
  const { folder_id: folder, query: typed = '', cursor, limit = 20 } = query;
  const folderId = folder === undefined ? null : (await ownFolder(db, viewer.userId, folder)).id;
  const filter = { folderId, match: matchOf(typed) };
  const [{ posts, links }, total] = await Promise.all([
    postPage({
      db,
      cursors: services.cursors,
      viewerId: viewer.userId,
      skeleton: savedSkeleton(db, viewer.userId, filter),
      list: `saved/${viewer.userId}?${folderId ?? ''}&${typed}`,
      cursor,
      limit,
      path: pathOf('listSavedPosts'),
      query,
    }),
    countSaved(db, viewer.userId, filter),
  ]);
  const saved = await savedByIds(
    db,
    viewer.userId,
    posts.map(({ id }) => id),
  );
  const savedPosts = posts.flatMap((post) => {
    const row = saved.get(post.id);
    return row ? [presentSaved(row, post)] : [];
  });
  return { savedPosts, total, links };
};
