import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { statementName } from '#server/db/statement-names.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import { CommonRankings } from '#server/search/common-rankings.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { withPlans } from '#tests/support/plans.ts';
import { compileQuery, parseQuery } from './query.ts';
import { indexEveryPost } from './repository.ts';
import { NEWEST_POSITION, searchSkeleton } from './skeleton.ts';

let db: Database;
const POST_COUNT = 1200;

/** Inserts posts directly into the index: each has “wool”, every fiftieth “zebra”. */
async function fill(): Promise<void> {
  await db.transaction((tx) =>
    tx.script(`
      insert into users (id, email) values (1, 'a@example.test');
      insert into blogs (id, owner_id, name) values (1, 1, 'ann');
      insert into posts (blog_id, id, author_id, state, position, type, content, reblog_key, root_post_id, root_blog_id)
      select 1, n, 1, case when n % 100 = 7 then 'draft' else 'published' end, case when n % 100 = 7 then null else n end,
             'text', jsonb_build_array(jsonb_build_object('type', 'text', 'text',
               'wool ' || n || case when n % 50 = 0 then ' zebra' else '' end)), 'abcdefgh', n, 1
        from generate_series(1, ${POST_COUNT}) n;`),
  );
}

beforeAll(async () => {
  db = await freshDatabase();
  await fill();
});
afterAll(() => db.close());

function scope(typed: string, order: 'newest' | 'best') {
  return {
    ...compileQuery(parseQuery(typed), { blogIds: new Map(), withTrail: false }),
    order,
    withUnlisted: false,
  };
}

async function ids(typed: string, order: 'newest' | 'best') {
  return (await searchSkeleton(db, scope(typed, order), new CommonRankings())(undefined, 2000)).map(
    ({ id }) => id,
  );
}

/** Returns the statements that a search sends for its first page. */
async function statementsOf(typed: string, order: 'newest' | 'best') {
  const sent: { sql: string; params: unknown }[] = [];
  const listening = {
    query: async (sql: string, params: unknown) => {
      sent.push({ sql, params });
      return [];
    },
  };
  await searchSkeleton(listening as never, scope(typed, order), new CommonRankings())(undefined, 20);
  return sent as [{ sql: string; params: unknown }];
}

describe('search index', () => {
  it('indexEveryPost indexes every published post', async () => {
    await db.transaction(indexEveryPost);
    expect(await ids('zebra', 'newest')).toHaveLength(POST_COUNT / 50);
    expect(await ids('wool', 'newest')).toHaveLength(POST_COUNT - POST_COUNT / 100);
    expect(await ids('wool', 'best')).toHaveLength(1000);
  });

  it('the migration fills the search index, and its undo removes it', async () => {
    await migrate(db, 9);
    await expect(ids('zebra', 'newest')).rejects.toThrow(/post_search/);
    await migrate(db);
    expect(await ids('zebra', 'newest')).toHaveLength(POST_COUNT / 50);
  });

  it.each(['newest', 'best'] as const)('a search reads the index in every order: %s', async (order) => {
    await db.query('analyze post_search');
    const { db: explaining, plans } = withPlans(db);
    for (const typed of ['zebra', 'zebra type:text -"wool 50"', 'zebra 100', 'wool'])
      await searchSkeleton(explaining, scope(typed, order), new CommonRankings())(undefined, 20);
    for (const plan of plans) {
      expect(plan).toMatch(/post_search_(words|newest)/);
      expect(plan).not.toMatch(/Seq Scan on post_search/);
    }
    expect(plans[0]).toContain('post_search_words');
  });

  it('a search for a common word reads the index from its end, whatever was searched for before', async () => {
    await db.query('analyze post_search');
    // After five runs a prepared statement may get one generic plan for all words.
    for (let run = 0; run < 8; run += 1) await ids('zebra', 'newest');
    const [{ sql, params }] = await statementsOf('wool', 'newest');
    const plan = await db.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off) ${sql}`,
      params as never,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('post_search_newest');
    expect(statementName(sql)).toBeUndefined();
    const [ranked] = await statementsOf('wool', 'best');
    expect(statementName(ranked.sql)).toBeUndefined();
  });

  it('NEWEST_POSITION reads one entry of the search index', async () => {
    const plan = await db.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${NEWEST_POSITION}`);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('post_search_newest');
    expect(text).not.toContain('Sort');
  });

  it('the search ranks a common word once for all searches, and a rare one for each', async () => {
    const rankings = new CommonRankings();
    const sent: string[] = [];
    const listening = {
      query: (sql: string, params: never) => {
        sent.push(sql);
        return db.query(sql, params);
      },
    };
    const look = (typed: string) =>
      searchSkeleton(listening as never, scope(typed, 'best'), rankings)(undefined, 20);
    const first = await look('wool');
    const statements = sent.length;
    expect(await look('wool')).toEqual(first);
    expect(sent).toHaveLength(statements);
    await look('zebra');
    await look('zebra');
    expect(sent.length).toBe(statements + 4);
  });
});
