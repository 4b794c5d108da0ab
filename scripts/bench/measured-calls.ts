/** What `api.ts` measures: calls, and the SQL each cannot do without. */
import { deleteLike, insertLike } from '#server/modules/notes/likes/likes-repository.ts';
import { insertPost, type NewPost } from '#server/modules/posts/compose/write-repository.ts';
import { CommonRankings } from '#server/search/common-rankings.ts';
import { blogSkeleton, dashboardSkeleton } from '../../server/feed/skeletons.ts';
import { compileQuery, parseQuery } from '../../server/search/query.ts';
import { type SearchOrder, searchSkeleton } from '../../server/search/skeleton.ts';
import type { Call } from './load.ts';
import { READING } from './measured-reading.ts';
import { bareFeed, benchBlog, type Measured, READERS, read, USER, type World } from './measuring.ts';

function write(token: string, path: string, body: string): Call {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return { method: 'POST', path, headers, body };
}

let turn = 0;

/** Members take turns writing, so that nobody meets the limit of a day. */
function nextWriter({ writers }: World): readonly [string, string] {
  turn += 1;
  return writers[turn % writers.length] ?? ['1', ''];
}

const NEW_POST: Omit<NewPost, 'blogId' | 'authorId'> = {
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

/** Bare, every search is ranked anew. */
function searching(name: string, typed: string, order: SearchOrder, mode: string): Measured {
  const found = compileQuery(parseQuery(typed), { blogIds: new Map(), withTrail: false });
  return {
    name,
    calls: (world) =>
      read(world, `/v2/search/posts?query=${encodeURIComponent(typed)}&mode=${mode}&limit=20`),
    bare: (world) => {
      const scope = { ...found, order, withUnlisted: false };
      const skeleton = searchSkeleton(world.db, scope, new CommonRankings());
      return bareFeed(world, () => skeleton(undefined, 21));
    },
  };
}

/** Members like the reader's newest post one after the other, then take it back. */
function likedByAnother({ writers, postId }: World): Call[] {
  const body = JSON.stringify({ id: postId, reblog_key: 'benchkey' });
  return ['like', 'unlike'].flatMap((verb) =>
    writers.map(([, token]) => write(token, `/v2/user/${verb}`, body)),
  );
}

export const MEASURED: Measured[] = [
  {
    name: 'dashboard, 20 posts',
    calls: (world) => read(world, '/v2/timeline/dashboard?limit=20'),
    bare: (world) => bareFeed(world, () => dashboardSkeleton(world.db, USER)(undefined, 21)),
  },
  {
    name: 'dashboard, 1000 follows',
    calls: ({ readers }) => read({ token: readers.many }, '/v2/timeline/dashboard?limit=20'),
    bare: (world) => bareFeed(world, () => dashboardSkeleton(world.db, READERS.many)(undefined, 21)),
  },
  {
    // Goal: a ratio below 1.1.
    name: 'dashboard, filtered',
    calls: ({ readers }) => read({ token: readers.choosy }, '/v2/timeline/dashboard?limit=20'),
    without: ({ readers }) => read({ token: readers.calm }, '/v2/timeline/dashboard?limit=20'),
  },
  {
    name: 'blog page, 20 posts',
    calls: (world) => read(world, '/v2/blog/bench-1/posts?limit=20'),
    bare: async (world) => {
      const blog = await benchBlog(world);
      await bareFeed(world, () => blogSkeleton(world.db, blog.id, {})(undefined, 21), [blog]);
    },
  },
  {
    name: 'single post',
    calls: (world) => read(world, `/v2/blog/bench-1/posts/${world.postId}`),
    bare: async (world) => {
      const blog = await benchBlog(world);
      await bareFeed(world, async () => [{ id: world.postId }], [blog]);
    },
  },
  searching('commonest word, newest', 'the', 'newest', 'recent'),
  searching('commonest word, ranked', 'the', 'best', 'top'),
  searching('rare word, ranked', 'zebra', 'best', 'top'),
  searching('rare word, newest', 'zebra', 'newest', 'recent'),
  // Each is in a third of all posts or more, and no post has both.
  searching('common words that never meet', 'morning paragraph', 'newest', 'recent'),
  ...READING,
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
      await db.transaction((tx) => write(tx, USER, liked));
    },
  },
  {
    // Goal: a ratio below 1.1. Whose post it is has a device that is told of it.
    name: 'like, told to a device',
    calls: likedByAnother,
    without: likedByAnother,
    prepare: async ({ db }, isWith) => {
      await db.query('delete from push_devices');
      await db.query(
        `insert into push_devices (user_id, token_hash, endpoint, p256dh, auth, name, due_at)
         select user_id, token_hash, 'https://push.example/1', '', '', 'A phone', now() + interval '1 year'
           from access_tokens where user_id = $1 limit 1`,
        [USER],
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
      // Bare posts have the reader for an author, or they would use up the day's limit of the writers.
      return world.db.transaction((tx) => insertPost(tx, { ...NEW_POST, blogId: member, authorId: USER }));
    },
  },
];
