/**
 * `npm run bench:api`: the server against its own database, on PGlite and PostgreSQL, at 10,000 and 1,000,000 posts.
 * Every figure is a ratio: what the whole call costs, to what its SQL costs when run bare beside it. `-- --sizes 10000`
 * and `-- --engines pglite` narrow it down; `-- --seconds 5` makes each measurement longer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import type { BlogRow } from '#server/modules/blogs/core/rows.ts';
import { contextFor } from '#server/modules/posts/core/present-many.ts';
import { postsByIds } from '#server/modules/posts/core/repository.ts';
import { deleteLike, insertLike } from '#server/modules/posts/likes/likes-repository.ts';
import { insertPost, type NewPost } from '#server/modules/posts/writing/write-repository.ts';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { blogSkeleton, dashboardSkeleton } from '../../server/feed/skeletons.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { fill, fillingOf } from './fill.ts';
import { type Call, type Load, loadBare, loadCalls } from './load.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,1000000' },
    engines: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

interface World {
  app: FastifyInstance;
  db: Database;
  url: string;
  token: string;
  postId: string;
  /** Members with their tokens. */
  writers: Array<readonly [string, string]>;
}

/** A call, or several in turn, and the SQL it cannot do without, run bare. */
interface Measured {
  name: string;
  calls: (world: World) => Call[];
  bare: (world: World) => Promise<unknown>;
}

const USER = '1';

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

const MEASURED: Measured[] = [
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

/** Bare and whole take turns, so that what else the machine does meets both; the rounds' medians count. */
const ROUNDS = 3;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(world: World, label: string): Promise<void> {
  for (const { name, calls, bare } of MEASURED) {
    const rounds: Array<{ alone: Load; whole: Load }> = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await loadBare(() => bare(world), connections, seconds);
      const whole = await loadCalls(world.url, calls(world), connections, seconds);
      rounds.push({ alone, whole });
    }
    const middle = (read: (round: { alone: Load; whole: Load }) => number) => median(rounds.map(read));
    const failures = rounds.reduce((sum, { whole }) => sum + whole.failures, 0);
    const cells = [
      label.padEnd(22),
      name.padEnd(22),
      `${middle(({ whole }) => whole.perSecond).toFixed(0)}/s`.padStart(9),
      `p50 ${middle(({ whole }) => whole.p50).toFixed(1)} ms`.padStart(13),
      `p99 ${middle(({ whole }) => whole.p99).toFixed(1)} ms`.padStart(14),
      `bare ${middle(({ alone }) => alone.perSecond).toFixed(0)}/s`.padStart(13),
      `ratio ${middle(({ alone, whole }) => alone.perSecond / whole.perSecond).toFixed(2)}`.padStart(11),
      failures ? `${failures} failures` : '',
    ];
    console.log(cells.join(' '));
  }
}

async function runOn(db: Database, size: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-bench-'));
  await migrate(db);
  const started = performance.now();
  await fill(db, fillingOf(size));
  const filled = ((performance.now() - started) / 1000).toFixed(0);
  const app = buildApp({ db, secret: 'a benchmark has no secrets worth keeping', dataDir });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await app.services.sessions.createAccessToken(USER, 'skein-api');
  const writers: World['writers'] = [];
  for (let member = 2; member < 90; member += 1) {
    const { token: own } = await app.services.sessions.createAccessToken(String(member), 'skein-api');
    writers.push([String(member), own]);
  }
  const [newest] = await db.query<{ id: string }>(
    'select id from posts where blog_id = 1 order by position desc limit 1',
  );
  const label = `${db.kind} ${size.toLocaleString('en')}`;
  console.log(`${label}: filled in ${filled} s`);
  await measure({ app, db, url, token, postId: newest?.id ?? '0', writers }, label);
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

for (const size of values.sizes.split(',').map(Number)) {
  for (const engine of values.engines.split(',')) {
    if (engine === 'pglite') {
      const folder = await mkdtemp(join(tmpdir(), 'skein-bench-db-'));
      const db = await openPglite({ dataDir: folder });
      await runOn(db, size);
      await db.close();
      await rm(folder, { recursive: true, force: true });
    } else {
      const server = await startPostgres();
      const db = openPostgres({ url: server.url(), connections: 10 });
      await runOn(db, size);
      await db.close();
      await server.stop();
    }
  }
}
