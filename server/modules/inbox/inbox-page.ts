import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { fittingRows, PAGE_BYTES } from '#server/entities/post/page-weight.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsWithin } from '#server/entities/post/repository.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { removePost } from '#server/modules/posts/compose/write-repository.ts';
import { countInbox, type InboxFilter, inboxIds, waitingAmong } from './inbox-repository.ts';

type Schemas = components['schemas'];

export interface InboxRequest {
  db: Database;
  userId: string;
  filter: InboxFilter;
  sort?: 'asc' | 'desc';
  page: { offset: number; limit: number };
  /** Path of the operation, for the links to other pages. */
  path: string;
  /** Query parameters that the links repeat. */
  query?: Readonly<Record<string, unknown>>;
}

/** Returns a page of a member's pending asks and submissions, with their total. */
export async function inboxPage(
  request: InboxRequest,
): Promise<{ posts: Schemas['Post'][]; total: number; links: Schemas['PageLinks'] }> {
  const { db, userId, filter, sort = 'desc', path, query = {} } = request;
  const { offset, limit } = request.page;
  const [total, ids] = await Promise.all([
    countInbox(db, userId, filter),
    inboxIds(db, userId, filter, { sort, offset, limit }),
  ]);
  const read = await postsWithin(db, ids, userId, PAGE_BYTES);
  const rows = fittingRows(read.rows);
  const isCut = read.isCut || rows.length < read.rows.length;
  const next = offset + (isCut ? ids.indexOf(rows.at(-1)?.id ?? '') + 1 : limit);
  // A post may have been answered since the first query.
  const waiting = rows.filter(({ state }) => state === 'ask' || state === 'submission');
  const to = (start: number) => pageLink(path, query, { offset: start, limit });
  return {
    posts: await presentPosts(db, waiting, userId),
    total,
    links: {
      ...(next < total ? { next: to(next) } : {}),
      ...(offset > 0 ? { prev: to(Math.max(0, offset - limit)) } : {}),
    },
  };
}

/** Deletes those of the posts that are pending at the member's blogs, in one transaction; others are skipped. */
export async function deleteWaiting(
  db: Database,
  userId: string,
  ids: string,
  filter: InboxFilter,
): Promise<void> {
  const named = ids.split(',').filter(isPossibleId);
  await db.transaction(async (tx) => {
    for (const { id, blog_id } of await waitingAmong(tx, userId, named, filter)) {
      await removePost(tx, blog_id, id);
    }
  });
}
