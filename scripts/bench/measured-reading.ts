/** What `api.ts` measures of reading besides feeds and searches: archives, explore, notes, likes, recommendations. */

import { LARGEST_ID, timeOfId } from '#server/core/ids.ts';
import { recommendedBlogs } from '#server/entities/blog/recommended-repository.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { notesOf, noteTotals } from '#server/modules/notes/notes-repository.ts';
import { presentNotes } from '#server/modules/notes/present-notes.ts';
import {
  archiveSkeleton,
  countArchive,
  countByBounds,
  mostUsedTags,
  oldestOfArchive,
  wholeArchive,
} from '#server/modules/posts/archive/archive-repository.ts';
import { monthOf, monthStart, monthsBetween } from '#server/modules/posts/archive/months.ts';
import { likesSkeleton, type Skeleton, trendingSkeleton } from '../../server/feed/skeletons.ts';
import { bareFeed, benchBlog, type Measured, read, USER, type World } from './measuring.ts';

/** The calendar of the blog, as its statements are. */
async function bareMonths({ db }: World): Promise<void> {
  const blog = await benchBlog({ db });
  const scope = wholeArchive(blog.id);
  const [oldest] = await Promise.all([oldestOfArchive(db, scope), mostUsedTags(db, blog.id, 20)]);
  const first = oldest === undefined ? Date.now() : timeOfId(oldest);
  const months = monthsBetween(monthOf(first, blog.timezone), monthOf(Date.now(), blog.timezone));
  await countByBounds(
    db,
    scope,
    months.map((month) => monthStart(month, blog.timezone)),
  );
}

/** Twenty posts of everybody's, chosen by a skeleton. */
function page(name: string, path: string, skeleton: (world: World) => Skeleton): Measured {
  return {
    name,
    calls: (world) => read(world, path),
    bare: (world) => bareFeed(world, () => skeleton(world)(undefined, 21)),
  };
}

export const READING: readonly Measured[] = [
  {
    name: 'archive, 20 posts',
    calls: (world) => read(world, '/v2/blog/bench-1/archive?limit=20'),
    bare: async (world) => {
      const blog = await benchBlog(world);
      const scope = wholeArchive(blog.id);
      const ids = () => archiveSkeleton(world.db, scope)(undefined, 21);
      await Promise.all([bareFeed(world, ids, [blog]), countArchive(world.db, scope)]);
    },
  },
  {
    name: 'archive, calendar',
    calls: (world) => read(world, '/v2/blog/bench-1/archive/months'),
    bare: bareMonths,
  },
  page('explore, trending', '/v2/explore/trending?limit=20', ({ db }) => trendingSkeleton(db)),
  page('explore, photos', '/v2/explore/posts/photos?limit=20', ({ db }) => trendingSkeleton(db, 'photo')),
  page('likes of a blog', '/v2/blog/bench-1/likes?limit=20', ({ db }) => likesSkeleton(db, USER)),
  {
    name: 'notes, 20 likes',
    calls: (world) => read(world, `/v2/blog/bench-1/notes?id=${world.postId}&mode=likes&limit=20`),
    bare: async ({ db, postId }) => {
      await findBlog(db, 'bench-1', USER);
      const newest = { direction: 'desc', from: LARGEST_ID, count: 21 } as const;
      const [rows] = await Promise.all([notesOf(db, postId, ['like'], newest, USER), noteTotals(db, postId)]);
      await presentNotes(db, rows, USER);
    },
  },
  {
    name: 'recommended blogs',
    calls: (world) => read(world, '/v2/explore/recommended/blogs?limit=10'),
    bare: ({ db }) => recommendedBlogs(db, USER, 0, 11),
  },
];
