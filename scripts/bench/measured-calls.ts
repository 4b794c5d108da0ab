/** What `api.ts` measures: calls, and the SQL each cannot do without. */
import type { FastifyInstance } from 'fastify';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import type { BlogRow } from '#server/modules/blogs/core/rows.ts';
import { contextFor } from '#server/modules/posts/core/present-many.ts';
import { postsByIds } from '#server/modules/posts/core/repository.ts';
import { deleteLike, insertLike } from '#server/modules/posts/likes/likes-repository.ts';
import { insertPost, type NewPost } from '#server/modules/posts/writing/write-repository.ts';
import type { Database } from '../../server/db/database.ts';
import { blogSkeleton, dashboardSkeleton } from '../../server/feed/skeletons.ts';
import { compileQuery, parseQuery } from '../../server/search/query.ts';
import { type SearchOrder, searchSkeleton } from '../../server/search/skeleton.ts';
import { CommonRankings } from '../../server/services/common-rankings.ts';
import type { Call } from './load.ts';

/** A filled site that is being measured. */
export interface World {
  app: FastifyInstance;
  db: Database;
  url: string;
  token: string;
  postId: string;
  /** Members with their tokens. */
  writers: Array<readonly [string, string]>;
}

/** A call, or several in turn, and the SQL it cannot do without, run bare. */
export interface Measured {
  name: string;
  calls: (world: World) => Call[];
  bare: (world: World) => Promise<unknown>;
}

/** The member whose eyes everything is measured with. */
export const USER = '1';

function read({ token }: World, path: string): Call[] {
  return [{ path, headers: { Authorization: `Bearer ${token}` } }];
}

function write(token: string, path: string, body: string): Call {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return { method: 'POST', path, headers, body };
}

async function bareFeed(
  { db }: World,
  ids: () => Promise<Array<{ id: string }>>,
  known: readonly BlogRow[] = [],
): Promise<void> {
  const bones = await ids();
  const rows = await postsByIds(
    db,
    bones.map((bone) => bone.id),
    USER,
  );
  await contextFor(db, rows, USER, known);
}

async function benchBlog({ db }: World): Promise<BlogRow> {
  const blog = await findBlog(db, 'bench-1', USER);
  if (!blog) throw new Error('The blog of the benchmark is missing');
  return blog;
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
    calls: (world) => read(world, `/v2/search/posts?query=${typed}&mode=${mode}&limit=20`),
    bare: (world) => {
      const scope = { ...found, order, withUnlisted: false };
      const skeleton = searchSkeleton(world.db, scope, new CommonRankings());
      return bareFeed(world, () => skeleton(undefined, 21));
    },
  };
}

export const MEASURED: Measured[] = [
  {
    name: 'dashboard, 20 posts',
    calls: (world) => read(world, '/v2/timeline/dashboard?limit=20'),
    bare: (world) => bareFeed(world, () => dashboardSkeleton(world.db, USER)(undefined, 21)),
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
