import { timeOfId } from '#server/core/ids.ts';
import { tagKey } from '#server/core/tags.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import {
  type ArchiveScope,
  countByBounds,
  mostUsedTags,
  oldestOfArchive,
  wholeArchive,
} from '../archive/archive-repository.ts';
import { monthOf, monthStart, monthsBetween } from '../archive/months.ts';

/** Number of tags that an archive offers as filters. */
const TAG_COUNT = 20;

export const listArchiveMonths: Handler<'listArchiveMonths'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const blog = await readableBlog(db, params.blog, viewer?.userId ?? null);
  const { type, tag } = query;
  const scope: ArchiveScope = {
    ...wholeArchive(blog.id),
    type,
    tag: tag === undefined ? undefined : tagKey(tag),
  };
  const [oldest, tags] = await Promise.all([
    oldestOfArchive(db, scope),
    mostUsedTags(db, blog.id, TAG_COUNT),
  ]);
  if (oldest === undefined) return { months: [], firstTs: 0, tags };
  const firstMoment = timeOfId(oldest);
  const months = monthsBetween(monthOf(firstMoment, blog.timezone), monthOf(services.now(), blog.timezone));
  const counts = await countByBounds(
    db,
    scope,
    months.map((month) => monthStart(month, blog.timezone)),
  );
  return {
    months: counts.flatMap(({ bucket, count }) => {
      const month = months[bucket - 1];
      return month ? [{ ...month, count }] : [];
    }),
    firstTs: Math.floor(firstMoment / 1000),
    tags,
  };
};
