/** The calls that `api.ts` measures, each with the SQL it cannot do without. */
import { blogSpace } from '#server/core/spaces.ts';
import { deleteLike, insertLike } from '#server/modules/notes/likes/likes-repository.ts';
import { insertPost, type NewPost } from '#server/modules/posts/compose/write-repository.ts';
import { CommonRankings } from '#server/search/common-rankings.ts';
import { blogSkeleton, dashboardSkeleton } from '../../server/feed/skeletons.ts';
import { compileQuery, parseQuery } from '../../server/search/query.ts';
import { type SearchOrder, searchSkeleton } from '../../server/search/skeleton.ts';
import {
  type Benchmark,
  type BenchmarkWorld,
  firstBlog,
  queryFeed,
  READER_ID,
  READERS,
  readCall,
} from './benchmark.ts';
import type { Call } from './load.ts';
import { READ_BENCHMARKS } from './read-benchmarks.ts';

function write(token: string, path: string, body: string): Call {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return { method: 'POST', path, headers, body };
}

let turn = 0;

/** Returns the next member to write: they take turns, so that none reaches a daily limit. */
function nextWriter({ writers }: BenchmarkWorld): readonly [string, string] {
  turn += 1;
  return writers[turn % writers.length] ?? ['1', ''];
}

const NEW_POST: Omit<NewPost, 'blogId' | 'space' | 'authorId'> = {
  state: 'published',
  type: 'text',
  content: [{ type: 'text', text: 'Written by a benchmark.' }],
  layout: [],
  tags: ['bench'],
  slug: 'written-by-a-benchmark',
  summary: 'Written by a benchmark.',
  reblogKey: 'benchkey',
  hideTrail: false,
  askingBlogId: null,
  askingIsAnonymous: false,
  submittedBlogId: null,
  sourceUrl: null,
  interactabilityReblog: 'everyone',
  interactabilityBlaze: 'everyone',
  isCommercial: false,
  contentRating: 'clean',
  labels: {},
  shownAt: null,
  publishOn: null,
};
const post = JSON.stringify({ content: [{ type: 'text', text: 'Written by a benchmark.' }], tags: 'bench' });

/** Measures a search; the SQL alone ranks anew every time. */
function searchBenchmark(name: string, typed: string, order: SearchOrder, mode: string): Benchmark {
  const found = compileQuery(parseQuery(typed), { blogIds: new Map(), withTrail: false });
  return {
    name,
    calls: (world) =>
      readCall(world, `/v2/search/posts?query=${encodeURIComponent(typed)}&mode=${mode}&limit=20`),
    bare: (world) => {
      const scope = { ...found, order, withUnlisted: false };
      const skeleton = searchSkeleton(world.db, scope, new CommonRankings());
      return queryFeed(world, () => skeleton(undefined, 21));
    },
  };
}

/** Members like the reader's newest post one after the other, then unlike it. */
function likeAndUnlike({ writers, postId }: BenchmarkWorld): Call[] {
  const body = JSON.stringify({ id: postId, reblog_key: 'benchkey' });
  return ['like', 'unlike'].flatMap((verb) =>
    writers.map(([, token]) => write(token, `/v2/user/${verb}`, body)),
  );
}

export const BENCHMARKS: Benchmark[] = [
  {
    name: 'dashboard, 20 posts',
    calls: (world) => readCall(world, '/v2/timeline/dashboard?limit=20'),
    bare: (world) => queryFeed(world, () => dashboardSkeleton(world.db, READER_ID)(undefined, 21)),
  },
  {
    name: 'dashboard, 1000 follows',
    calls: ({ readers }) => readCall({ token: readers.many }, '/v2/timeline/dashboard?limit=20'),
    bare: (world) => queryFeed(world, () => dashboardSkeleton(world.db, READERS.many)(undefined, 21)),
  },
  {
    // Goal: a ratio below 1.5. The elements between posts are recommendations, which a member can switch off.
    name: 'dashboard, elements',
    calls: (world) => readCall(world, '/v2/timeline/dashboard?limit=20'),
    without: (world) => readCall(world, '/v2/timeline/dashboard?limit=20'),
    prepare: async ({ db }, isWith) => {
      await db.query(
        `update users set settings = settings || jsonb_build_object('dashboard',
           jsonb_build_object('showRecommendations', $2::boolean)) where id = $1`,
        [READER_ID, isWith],
      );
    },
  },
  {
    // Goal: a ratio below 1.1.
    name: 'dashboard, filtered',
    calls: ({ readers }) => readCall({ token: readers.choosy }, '/v2/timeline/dashboard?limit=20'),
    without: ({ readers }) => readCall({ token: readers.calm }, '/v2/timeline/dashboard?limit=20'),
  },
  {
    name: 'blog page, 20 posts',
    calls: (world) => readCall(world, '/v2/blog/bench-1/posts?limit=20'),
    bare: async (world) => {
      const blog = await firstBlog(world);
      await queryFeed(world, () => blogSkeleton(world.db, blog.id, {})(undefined, 21), [blog]);
    },
  },
  {
    name: 'single post',
    calls: (world) => readCall(world, `/v2/blog/bench-1/posts/${world.postId}`),
    bare: async (world) => {
      const blog = await firstBlog(world);
      await queryFeed(world, async () => [{ id: world.postId }], [blog]);
    },
  },
  searchBenchmark('most common word, newest', 'the', 'newest', 'recent'),
  searchBenchmark('most common word, ranked', 'the', 'best', 'top'),
  searchBenchmark('rare word, ranked', 'zebra', 'best', 'top'),
  searchBenchmark('rare word, newest', 'zebra', 'newest', 'recent'),
  // Each word is in a third of all posts or more, and no post contains both.
  searchBenchmark('common words that never meet', 'morning paragraph', 'newest', 'recent'),
  ...READ_BENCHMARKS,
  {
    name: 'like and unlike',
    calls: ({ token, postId }) => {
      const body = JSON.stringify({ id: postId, reblog_key: 'benchkey' });
      return ['like', 'unlike'].map((verb) => write(token, `/v2/user/${verb}`, body));
    },
    bare: async ({ db, postId }) => {
      turn += 1;
      const write = turn % 2 ? insertLike : deleteLike;
      const liked = { id: postId, blog_id: '1', root_post_id: postId };
      await db.transaction((tx) => write(tx, READER_ID, liked));
    },
  },
  {
    // Goal: a ratio below 1.1. The post's author has a device with push notifications.
    name: 'like, told to a device',
    calls: likeAndUnlike,
    without: likeAndUnlike,
    prepare: async ({ db }, isWith) => {
      await db.query('delete from push_devices');
      await db.query(
        `insert into push_devices (user_id, token_hash, endpoint, p256dh, auth, name, due_at)
         select user_id, token_hash, 'https://push.example/1', '', '', 'A phone', now() + interval '1 year'
           from access_tokens where user_id = $1 limit 1`,
        [READER_ID],
      );
      await db.query(`alter table notifications ${isWith ? 'enable' : 'disable'} trigger push`);
    },
  },
  {
    name: 'create a post',
    calls: ({ writers }) =>
      writers.map(([member, token]) => write(token, `/v2/blog/bench-${member}/posts`, post)),
    bare: (world) => {
      const [member] = nextWriter(world);
      // The posts of the SQL alone have the reader as author; otherwise they would use up the writers' daily limit.
      return world.db.transaction((tx) =>
        insertPost(tx, { ...NEW_POST, blogId: member, space: blogSpace(member), authorId: READER_ID }),
      );
    },
  },
];
