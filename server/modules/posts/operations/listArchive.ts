import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { archivePostOf } from '../archive/archive-post.ts';
import {
  type ArchiveScope,
  archiveSkeleton,
  countArchive,
  wholeArchive,
} from '../archive/archive-repository.ts';
import { monthAfter, monthStart } from '../archive/months.ts';

type Query = Context<'listArchive'>['query'];

/** Returns the bounds of the requested year or month, in the blog's time zone. */
function spanOf({ year, month }: Query, { timezone }: BlogRow): Partial<ArchiveScope> {
  if (year === undefined) {
    if (month === undefined) return {};
    throw domainError('invalid-request-param', { field: 'year', detail: 'A month needs a year.' });
  }
  const from = { year, month: month ?? 1 };
  const next = month === undefined ? { year: year + 1, month: 1 } : monthAfter(from);
  return { from: monthStart(from, timezone), below: monthStart(next, timezone) };
}

export const listArchive: Handler<'listArchive'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const { year, month, type, tag, role = 'any', cursor, limit = 20 } = query;
  const scope: ArchiveScope = {
    ...wholeArchive(blog.id),
    ...spanOf(query, blog),
    type,
    tag: tag === undefined ? undefined : tagKey(tag),
    originalOnly: role === 'original',
  };
  const [page, total] = await Promise.all([
    postPage({
      db,
      scope: 'blogs',
      cursors: services.cursors,
      viewerId,
      known: [blog],
      skeleton: archiveSkeleton(db, scope),
      list: `archive/${blog.id}?${year ?? ''}&${month ?? ''}&${type ?? ''}&${scope.tag ?? ''}&${role}`,
      cursor,
      limit,
      path: pathOf('listArchive', params),
      query,
    }),
    countArchive(db, scope),
  ]);
  return { posts: page.posts.map(archivePostOf), total, links: page.links };
};
