/**
 * Measures collections (`npm run bench:collections`): a collection with room for one more post and as many followers, one
 * filled by a rule of 200 blogs and 50 tags, and a member with 1,000 collections, on PGlite and PostgreSQL, each call
 * beside the statements it cannot do without, with a hundredth of everything and with all of it.
 * `-- --sizes 100,10000`, `-- --posts 200000` and `-- --engines pglite` narrow the run down.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCollection } from '#server/entities/collection/repository.ts';
import { collectionSkeleton } from '#server/entities/collection/timeline.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import { listedCollections } from '#server/modules/collections/lists/list-repository.ts';
import { buildApp } from '../../server/app.ts';
import { type Database, json } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { parseOptions } from '../support/parse-options.ts';
import { queryFeed, READER_ID } from './benchmark.ts';
import { fillDatabase } from './fill-database.ts';

const { values } = parseOptions({
  options: {
    sizes: { type: 'string', default: '100,10000' },
    posts: { type: 'string', default: '200000' },
    engines: { type: 'string', default: 'pglite,postgres' },
  },
});

const RULE_BLOG_COUNT = 200;
const RULE_TAG_COUNT = 50;
/** Number of collections of a member for the largest size. */
const OWN_COUNT = 1000;
const LARGEST_SIZE = 10_000;
const ROUND_COUNT = 30;
const PAGE_SIZE = 20;
const KEPT = 'benchkept';
const FOUND = 'benchfound';

/** Adds the two collections and further ones of the reader. Rows of counters are written by their triggers. */
async function fillCollections(db: Database, size: number): Promise<void> {
  const run = (sql: string) => db.transaction((tx) => tx.script(sql), { isLong: true });
  const blogs = Array.from({ length: RULE_BLOG_COUNT }, (_, n) => `t:bench${n + 1}`);
  const tags = await db.query<{ tag: string }>(
    'select tag from (select unnest(tags) as tag from (select tags from posts limit 50000) p) t group by tag order by count(*) desc limit $1',
    [RULE_TAG_COUNT],
  );
  const rule = { clauses: [{ blogs }, { tags: tags.map(({ tag }) => tag) }] };
  await db.query("insert into collections (uuid, title) values ($1, 'Kept'), ($2, 'Found')", [KEPT, FOUND]);
  await db.query('update collections set rule = $2 where uuid = $1', [FOUND, json(rule)]);
  const own = Math.max(10, Math.round((OWN_COUNT * size) / LARGEST_SIZE));
  await run(`
    insert into collections (title) select 'C ' || n from generate_series(1, ${own}) n;
    insert into space_members (space_id, space_kind, user_id, blog_id, role)
      select id, 'collection', ${READER_ID}, ${READER_ID}, 'owner' from collections;
    insert into collection_readers (collection_id, user_id, used_at)
      select id, ${READER_ID}, now() - interval '1 minute' * row_number() over () from collections;
    insert into collection_items (collection_id, post_blog_id, post_id, post_position, rank, kept_by)
      select c.id, p.blog_id, p.id, p.position, row_number() over (order by p.id) * 65536, ${READER_ID}
        from collections c, (select * from posts where state = 'published' order by id desc limit ${size - 1}) p
       where c.uuid = '${KEPT}';
    insert into collection_readers (collection_id, user_id, followed_at)
      select c.id, u.id, now() from collections c, (select id from users where id <> ${READER_ID} limit ${size}) u
       where c.uuid = '${KEPT}';
  `);
  await db.query('analyze');
}

type Inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<void>;

/** A call and the statements it cannot do without. */
interface Measured {
  name: string;
  run: (inject: Inject) => Promise<void>;
  bare: (db: Database) => Promise<unknown>;
}

async function rowOf(db: Database, uuid: string) {
  const row = await findCollection(db, uuid, READER_ID);
  if (!row) throw new Error(`The collection ${uuid} was not found.`);
  return row;
}

async function pageOf(db: Database, uuid: string, sort: 'manual' | 'newest') {
  const row = await rowOf(db, uuid);
  const skeleton = await collectionSkeleton(db, row, { sort, showsGaps: true });
  return queryFeed({ db }, () => skeleton(undefined, PAGE_SIZE));
}

/** Returns posts of the kept collection: one in its middle, its first one, and one that is not in it. */
async function samplesOf(db: Database): Promise<{ middle: string; first: string; other: string }> {
  const [kept, others] = await Promise.all([
    db.query<{ id: string }>(
      `select i.post_id as id from collection_items i join collections c on c.id = i.collection_id
        where c.uuid = $1 order by i.rank`,
      [KEPT],
    ),
    db.query<{ id: string }>("select id from posts where state = 'published' order by id limit 1"),
  ]);
  const [first, middle, other] = [kept[0], kept[Math.floor(kept.length / 2)], others[0]];
  if (!first || !middle || !other) throw new Error('There are no posts to move.');
  return { first: first.id, middle: middle.id, other: other.id };
}

function measured({ middle, first, other }: Awaited<ReturnType<typeof samplesOf>>): readonly Measured[] {
  const at = `/v2/collections/${KEPT}`;
  return [
    { name: 'opening', run: (inject) => inject('GET', at), bare: (db) => rowOf(db, KEPT) },
    {
      name: 'first page by hand',
      run: (inject) => inject('GET', `${at}/timeline`),
      bare: (db) => pageOf(db, KEPT, 'manual'),
    },
    {
      name: 'newest page',
      run: (inject) => inject('GET', `${at}/timeline?sort=newest`),
      bare: (db) => pageOf(db, KEPT, 'newest'),
    },
    {
      name: 'adding and taking out',
      run: async (inject) => {
        await inject('POST', `${at}/posts`, { post_id: other });
        await inject('DELETE', `${at}/posts/${other}`);
      },
      bare: (db) =>
        db.transaction(async (tx) => {
          await tx.query(
            `insert into collection_items (collection_id, post_blog_id, post_id, post_position, rank, kept_by)
             select c.id, p.blog_id, p.id, p.position, 1, $2 from collections c, posts p where c.uuid = $1 and p.id = $3`,
            [KEPT, READER_ID, other],
          );
          await tx.query('delete from collection_items where post_id = $1', [other]);
        }),
    },
    {
      name: 'reordering',
      run: async (inject) => {
        await inject('PUT', `${at}/posts`, { post_ids: [middle], insert_after: first });
      },
      bare: (db) => db.query('update collection_items set rank = rank + 1 where post_id = $1', [middle]),
    },
    {
      name: 'newest page of a rule',
      run: (inject) => inject('GET', `/v2/collections/${FOUND}/timeline?sort=newest`),
      bare: (db) => pageOf(db, FOUND, 'newest'),
    },
    {
      name: 'own collections',
      run: (inject) => inject('GET', '/v2/collections?mine=1'),
      bare: (db) =>
        listedCollections(db, READER_ID, { kind: 'mine' }, { after: undefined, limit: PAGE_SIZE + 1 }),
    },
  ];
}

/** Returns the median time of some rounds in milliseconds, after one that does not count. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUND_COUNT / 2)] ?? 0;
}

async function runOn(db: Database, size: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-bench-'));
  await migrate(db);
  const started = performance.now();
  const posts = Math.max(size * 2, Math.round((Number(values.posts) * size) / LARGEST_SIZE));
  await fillDatabase(db, { posts, blogs: Math.max(RULE_BLOG_COUNT, size), follows: 5 });
  await fillCollections(db, size);
  const label = `${db.kind} ${size.toLocaleString('en')}`;
  console.log(
    `${label}: ${posts.toLocaleString('en')} posts, filled in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const app = buildApp({ db, secret: 'a benchmark has no secrets worth keeping', dataDir });
  await app.ready();
  const { token } = await app.services.sessions.createAccessToken(READER_ID, 'skein-api');
  const inject: Inject = async (method, url, payload) => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    if (statusCode >= 300) throw new Error(`${method} ${url} answered ${statusCode}: ${body.slice(0, 300)}`);
  };
  for (const { name, run, bare } of measured(await samplesOf(db))) {
    const whole = await medianOf(() => run(inject));
    const alone = await medianOf(() => bare(db));
    console.log(
      `${label.padEnd(16)} ${name.padEnd(22)} ${whole.toFixed(1).padStart(7)} ms, bare ${alone.toFixed(1).padStart(6)} ms, ratio ${(whole / alone).toFixed(1)}`,
    );
  }
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
