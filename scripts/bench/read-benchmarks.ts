/** The reads that `api.ts` measures besides feeds and searches: archives, explore, notes, likes, recommendations. */

import { LARGEST_ID, timeOfId } from '#server/core/ids.ts';
import { recommendedBlogs } from '#server/entities/blog/recommended-repository.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { presentNotes } from '#server/modules/notes/notes-presenter.ts';
import { notesOf, noteTotals } from '#server/modules/notes/notes-repository.ts';
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
import {
  type Benchmark,
  type BenchmarkWorld,
  firstBlog,
  queryFeed,
  READER_ID,
  readCall,
} from './benchmark.ts';

/** Runs the statements of the blog's calendar. */
async function queryMonths({ db }: BenchmarkWorld): Promise<void> {
  const blog = await firstBlog({ db });
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

/** Measures a page of twenty public posts, selected by a skeleton. */
function feedPage(name: string, path: string, skeleton: (world: BenchmarkWorld) => Skeleton): Benchmark {
  return {
    name,
    calls: (world) => readCall(world, path),
    bare: (world) => queryFeed(world, () => skeleton(world)(undefined, 21)),
  };
}

export const READ_BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'archive, 20 posts',
    calls: (world) => readCall(world, '/v2/blog/bench-1/archive?limit=20'),
    bare: async (world) => {
      const blog = await firstBlog(world);
      const scope = wholeArchive(blog.id);
      const ids = () => archiveSkeleton(world.db, scope)(undefined, 21);
      await Promise.all([queryFeed(world, ids, [blog]), countArchive(world.db, scope)]);
    },
  },
  {
    name: 'archive, calendar',
    calls: (world) => readCall(world, '/v2/blog/bench-1/archive/months'),
    bare: queryMonths,
  },
  feedPage('explore, trending', '/v2/explore/trending?limit=20', ({ db }) => trendingSkeleton(db)),
  feedPage('explore, photos', '/v2/explore/posts/photos?limit=20', ({ db }) => trendingSkeleton(db, 'photo')),
  feedPage('likes of a blog', '/v2/blog/bench-1/likes?limit=20', ({ db }) => likesSkeleton(db, READER_ID)),
  {
    name: 'notes, 20 likes',
    calls: (world) => readCall(world, `/v2/blog/bench-1/notes?id=${world.postId}&mode=likes&limit=20`),
    bare: async ({ db, postId }) => {
      await findBlog(db, 'bench-1', READER_ID);
      const newest = { direction: 'desc', from: LARGEST_ID, count: 21 } as const;
      const [rows] = await Promise.all([
        notesOf(db, postId, { kinds: ['like'] }, newest, READER_ID),
        noteTotals(db, postId),
      ]);
      await presentNotes(db, rows, READER_ID);
    },
  },
  {
    name: 'recommended blogs',
    calls: (world) => readCall(world, '/v2/explore/recommended/blogs?limit=10'),
    bare: ({ db }) => recommendedBlogs(db, READER_ID, 0, 11),
  },
];
