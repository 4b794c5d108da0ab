/**
 * Measures communities (`npm run bench:communities`): a large one, two hundred that its first member is in and thousands
 * of others, on PGlite and PostgreSQL, each call beside the statements it cannot do without, and at last the deletion of
 * the large one. `-- --sizes 2000,20000`, `-- --communities 500` and `-- --engines pglite` narrow the run down, as does
 * `-- --deletion-seconds 60`, after which the deletion is stopped and tells how far it came.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { communitySpace } from '#server/entities/community/policy.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import {
  countItems,
  openItemsByCommunity,
  queueItems,
} from '#server/modules/communities/moderation/queue/items-repository.ts';
import { membersOfCommunity } from '#server/modules/communities/people/member-list-repository.ts';
import { insertReader } from '#server/modules/communities/people/readers-repository.ts';
import { unreadByCommunity } from '#server/modules/communities/people/unread-repository.ts';
import { communitySkeleton } from '#server/modules/communities/posts/timeline-repository.ts';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { parseOptions } from '../support/parse-options.ts';
import { queryFeed, READER_ID } from './benchmark.ts';
import { measureDeletion } from './community-deletion.ts';
import { fillDatabase } from './fill-database.ts';

const { values } = parseOptions({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    communities: { type: 'string', default: '10000' },
    engines: { type: 'string', default: 'pglite,postgres' },
    'deletion-seconds': { type: 'string', default: '3600' },
  },
});

const OWN_COUNT = 200;
const POSTS_IN_SMALL_COUNT = 20;
const QUEUE_COUNT = 1000;
const ROUND_COUNT = 60;
/** Blogs that are in no community: those that join, through the calls and through the statements. */
const GUEST_COUNT = 2 * (ROUND_COUNT + 1);
const PAGE_SIZE = 20;
const LARGE_ID = '900000000';

/** Returns the id of a post that was written a number of half minutes ago, as an SQL expression. */
function postId(n: string): string {
  return `((floor(extract(epoch from now()) * 1000)::bigint - 1136073600000 - (${n})::bigint * 30000) << 22)`;
}

/** Returns the statement that writes posts into communities: `rows` has n, the community and the blog. */
function postsSql(rows: string): string {
  return `insert into posts (id, blog_id, author_id, community_id, state, position, type, content, tags, slug, summary,
      reblog_key, root_post_id, root_blog_id, published_at)
    select p, b, b, c, 'published', p, 'text', '[{"type":"text","text":"A few lines about the fog."}]'::jsonb, '{fog}',
           'fog', 'A few lines about the fog', 'benchkey', p, b, to_timestamp(((p >> 22) + 1136073600000) / 1000.0)
      from (select ${postId('n')} + n % 4194304 as p, b, c from (${rows}) r) made;`;
}

/**
 * Adds a community with `size` members and posts, and small ones with ten members: the first member of the large one is in
 * {@link OWN_COUNT} of them. The triggers that count members and
 * posts one by one are left out, and the numbers written at the end.
 */
async function fillCommunities(db: Database, size: number): Promise<void> {
  const run = (sql: string) => db.transaction((tx) => tx.script(sql), { isLong: true });
  const small = Math.max(OWN_COUNT, Number(values.communities) - 1);
  await run(`
    insert into communities (id, handle, title, description, created_by, categories)
      select ${LARGE_ID} + k, 'bench-' || k, 'Bench ' || k, 'A place for fog', 1, '{outdoors}'
        from generate_series(0, ${small}) k;
    set local session_replication_role = replica;
    insert into space_members (space_id, user_id, blog_id, space_kind, role)
      select ${LARGE_ID}, n, n, 'community', case when n = 1 then 'admin' else 'member' end from generate_series(1, ${size}) n;
    insert into space_members (space_id, user_id, blog_id, space_kind, role)
      select ${LARGE_ID} + k, n, n, 'community', case when n = 2 then 'admin' else 'member' end
        from generate_series(1, ${small}) k, generate_series(case when k <= ${OWN_COUNT} then 1 else 2 end, 10) n;
    insert into community_readers (community_id, user_id) select space_id, user_id from space_members
      where space_kind = 'community';
    ${postsSql(`select n, 1 + n % ${size} as b, ${LARGE_ID} as c from generate_series(1, ${size}) n`)}
    ${postsSql(`select ${size} + (k - 1) * ${POSTS_IN_SMALL_COUNT} + n as n, 2 + n % 8 as b, ${LARGE_ID} + k as c
      from generate_series(1, ${small}) k, generate_series(1, ${POSTS_IN_SMALL_COUNT}) n`)}
    insert into community_queue_items (community_id, kind, source, thing_id, user_id, blog_id, post_blog_id, post_id)
      select ${LARGE_ID}, 'post', 'automatic_rule', p.id, p.author_id, p.blog_id, p.blog_id, p.id from posts p
        where p.community_id = ${LARGE_ID} limit ${QUEUE_COUNT};
    update communities c set member_count = (select count(*) from space_members m where m.space_id = c.id),
      post_count = (select count(*) from posts p where p.community_id = c.id);
  `);
  await db.query('analyze');
}

/** A call and the statements it cannot do without. */
interface Measured {
  name: string;
  path: string;
  /** Of a call that writes: by whom in which round, and what. */
  write?: { by: (round: number) => number; method: 'PUT' | 'POST'; payload: object };
  bare: (db: Database, round: number) => Promise<unknown>;
}

/** Returns the statement that writes one more post into the large community, newer than all others. */
function postSql(round: number): string {
  return postsSql(`select ${-1 - round} as n, 1 as b, ${LARGE_ID} as c`);
}

/** Returns the number of a member who is in no community: one half joins by calls, the other by statements. */
function guest(size: number, round: number, isBare: boolean): number {
  return size + 1 + round + (isBare ? ROUND_COUNT + 1 : 0);
}

function timeline(db: Database) {
  const filter = { communityId: LARGE_ID, pollsOnly: false, viewerId: READER_ID };
  return communitySkeleton(db, filter)(undefined, PAGE_SIZE);
}

/** Returns the calls that are measured in a community of this size. */
function measured(size: number): readonly Measured[] {
  return [
    {
      name: 'a community',
      path: '/v2/communities/bench-0',
      bare: (db) => communitiesByIds(db, [LARGE_ID], READER_ID),
    },
    {
      name: 'its posts',
      path: '/v2/communities/bench-0/timeline',
      bare: (db) => queryFeed({ db }, () => timeline(db)),
    },
    {
      name: 'its members',
      path: '/v2/communities/bench-0/members',
      bare: (db) =>
        membersOfCommunity(
          db,
          LARGE_ID,
          { filter: 'all', search: undefined, viewerId: READER_ID },
          { sort: 'name', after: undefined, offset: 0, limit: PAGE_SIZE },
        ),
    },
    {
      name: 'unread counts',
      path: '/v2/user/counts?unread_community_counts=true&unread_mod_queue_counts=true',
      bare: (db) => Promise.all([unreadByCommunity(db, READER_ID), openItemsByCommunity(db, READER_ID)]),
    },
    {
      name: 'own communities',
      path: '/v2/communities?mine=1',
      bare: (db) => unreadByCommunity(db, READER_ID),
    },
    {
      name: 'the queue',
      path: '/v2/communities/bench-0/moderation/queue',
      bare: (db) =>
        Promise.all([
          queueItems(
            db,
            LARGE_ID,
            { type: 'all', state: 'open', sort: 'oldest' },
            { after: null, limit: PAGE_SIZE },
          ),
          countItems(db, LARGE_ID, 'open'),
        ]),
    },
    {
      name: 'a category',
      path: '/v2/community_categories/outdoors/communities',
      bare: (db) => communitiesByIds(db, firstIds(PAGE_SIZE), READER_ID),
    },
    {
      name: 'a search',
      path: '/v2/search/communities?query=fog',
      bare: (db) => communitiesByIds(db, firstIds(PAGE_SIZE), READER_ID),
    },
    {
      name: 'joining',
      path: '/v2/communities/bench-0/membership',
      write: { by: (round) => guest(size, round, false), method: 'PUT', payload: {} },
      bare: (db, round) =>
        db.transaction(async (tx) => {
          const id = String(guest(size, round, true));
          await insertMember(tx, communitySpace(LARGE_ID), { userId: id, blogId: id }, 'member');
          await insertReader(tx, LARGE_ID, id);
        }),
    },
    {
      name: 'a new post',
      path: '/v2/blog/bench-1/posts',
      write: {
        by: () => Number(READER_ID),
        method: 'POST',
        payload: { community: 'bench-0', content: [{ type: 'text', text: 'Fog until nine.' }] },
      },
      bare: (db, round) => db.transaction((tx) => tx.script(postSql(round))),
    },
  ];
}

/** Returns the ids of the first communities. */
function firstIds(count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(Number(LARGE_ID) + at));
}

/** Returns the median time of some rounds in milliseconds, after one that does not count. */
async function medianOf(work: (round: number) => Promise<unknown>): Promise<number> {
  await work(0);
  const times: number[] = [];
  for (let round = 1; round <= ROUND_COUNT; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUND_COUNT / 2)] ?? 0;
}

async function runOn(db: Database, size: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-bench-'));
  await migrate(db);
  const started = performance.now();
  await fillDatabase(db, { posts: 1000, blogs: size + GUEST_COUNT, follows: 2 });
  await fillCommunities(db, size);
  const label = `${db.kind} ${size.toLocaleString('en')}`;
  console.log(`${label}: filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const app = buildApp({ db, secret: 'a benchmark has no secrets worth keeping', dataDir });
  await app.ready();
  const tokens = new Map<number, string>();
  const tokenOf = async (member: number): Promise<string> => {
    const known = tokens.get(member);
    if (known) return known;
    const { token } = await app.services.sessions.createAccessToken(String(member), 'skein-api');
    tokens.set(member, token);
    return token;
  };
  for (const { name, path, write, bare } of measured(size)) {
    for (let round = 0; write && round <= ROUND_COUNT; round += 1) await tokenOf(write.by(round));
    const whole = await medianOf(async (round) => {
      const token = await tokenOf(write?.by(round) ?? Number(READER_ID));
      const { statusCode, body } = await app.inject({
        ...(write ? { method: write.method, payload: write.payload } : {}),
        ...{ url: path, headers: { authorization: `Bearer ${token}` } },
      });
      if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${body.slice(0, 300)}`);
    });
    const alone = await medianOf((round) => bare(db, round));
    console.log(
      `${label.padEnd(18)} ${name.padEnd(16)} ${whole.toFixed(1).padStart(7)} ms, bare ${alone.toFixed(1).padStart(6)} ms, ratio ${(whole / alone).toFixed(2)}`,
    );
  }
  await measureDeletion(db, {
    label,
    communityId: LARGE_ID,
    limitSeconds: Number(values['deletion-seconds']),
  });
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
