import { demoLogins, demoPassword } from '#openapi/world/cast.ts';
import { worldAt } from '#openapi/world/world.ts';
import { firstPositionAt } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { type Database, first, json, type Transaction } from '../db/database.ts';
import { seedContext, worldActs, worldRows } from './rows.ts';
import type { Row, SeedAct } from './seed-context.ts';

/** Information about the demo world that is printed at the start. */
export interface DemoWorld {
  /** True when it was written by this call. */
  isNew: boolean;
  logins: { email: string; password: string; blog: string }[];
}

/** Key of the advisory lock; arbitrary, as long as no other lock in this database uses it. */
const lockNumber = '2251799813685251';
/** Rows per statement: keeps each under a megabyte. */
const BATCH_SIZE = 500;

/** Distance between the ids of notifications of two acts, more than one act makes. */
const IDS_PER_ACT = 100n;

/** Performs what modules do in the demo world; its notifications get the time of the act instead of the present. */
async function performActs(tx: Transaction, acts: readonly SeedAct[]): Promise<void> {
  const start = await first<{ id: string }>(tx, 'select next_id() as id');
  for (const [index, { act, atMs }] of acts.entries()) {
    await act(tx);
    await tx.query(
      `update notifications n set id = $1::bigint + made.rank
         from (select blog_id, id, row_number() over (order by id) as rank from notifications where id > $2) made
        where n.blog_id = made.blog_id and n.id = made.id`,
      [String(BigInt(firstPositionAt(atMs / 1000)) + BigInt(index) * IDS_PER_ACT), start?.id ?? '0'],
    );
  }
}

async function insert(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const list = columns.join(', ');
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    // The table's row type parses the JSON, so that each column gets its type without being listed here.
    await tx.query(
      `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [json(rows.slice(at, at + BATCH_SIZE))],
    );
  }
}

async function logins(db: Pick<Database, 'query'>): Promise<DemoWorld['logins']> {
  const emails = demoLogins.map((key) => `${key}@example.com`);
  const rows = await db.query<Columns<'users', 'email'> & Columns<'blogs', 'name' | 'uuid'>>(
    `select u.email, b.name, b.uuid from users u join blog_members m on m.user_id = u.id and m.is_primary join blogs b on b.id = m.blog_id
      where u.email = any($1) order by array_position($1::text[], u.email)`,
    [emails],
  );
  const uuids = new Set(worldAt(new Date()).blogs.map((blog) => blog.uuid));
  return rows
    .filter((row) => uuids.has(row.uuid))
    .map((row) => ({ email: row.email, password: demoPassword, blog: row.name }));
}

/** Creates the notifications of all actions in the world, at the times of the actions. */
const TOLD = `insert into notifications
    (blog_id, id, type, user_id, actor_blog_id, post_id, other_blog_id, other_post_id, subject_id)
  select * from (
    select blog_id, position as id, 'like' as type, user_id, liker_blog_id, post_id, null::bigint, null::bigint, post_id
      from likes
    union all
    select f.blog_id, f.position, 'follow', f.user_id, m.blog_id, null, null, null, f.user_id
      from follows f join blog_members m on m.user_id = f.user_id and m.is_primary
    union all
    select parent_blog_id, position, case when content = '[]' then 'reblog_naked' else 'reblog_with_content' end,
           author_id, blog_id, parent_post_id, blog_id, id, id
      from posts where parent_post_id is not null and state = 'published'
    union all
    select blog_id, id, 'reply', user_id, replier_blog_id, post_id, null, null, id from replies
    union all
    select blog_id, id, 'ask', author_id, asking_blog_id, id, null, null, id from posts where state = 'ask'
    union all
    select blog_id, next_id(), 'publish_failed', 0, null, id, null, null, id from posts where publish_fault is not null
    union all
    select blog_id, id, 'post_flagged', 0, null, post_id, null, null, id from post_flags
    union all
    select blog_id, id + 1, 'post_appeal_accepted', 0, null, post_id, null, null, id
      from post_flags where state = 'appeal_accepted') t
  where not exists (select 1 from blog_members own where own.blog_id = t.blog_id and own.user_id = t.user_id)
  on conflict do nothing`;

/** Applies the site's labels to posts without a granted appeal. */
const LABELLED = `update posts p set content_rating = 'sensitive',
    labels = '{"hasCommunityLabel": true, "categories": {"general": "locked"}, "lastReporter": "staff"}'
  from post_flags f where f.blog_id = p.blog_id and f.post_id = p.id and f.outcome = 'label' and f.state <> 'appeal_accepted'`;

/**
 * Writes the demo world (decision 005) into a database without accounts: atomically and once, also when several
 * processes start together. A database with its own accounts is left unchanged. Takes about a second.
 *
 * @param now reference of the world's relative times
 * @returns the demo accounts, or null when this database holds no demo world
 */
export async function seedDemoWorld(db: Database, now: Date): Promise<DemoWorld | null> {
  const isNew = await db.transaction(
    async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
      if (await first(tx, 'select 1 as taken from users limit 1')) return false;
      const passwordHash = await hashPassword(demoPassword);
      const context = seedContext(worldAt(now), passwordHash);
      for (const { table, rows } of await worldRows(context)) await insert(tx, table, rows);
      await performActs(tx, await worldActs(context));
      // Nothing of the demo world is mailed.
      await tx.query('delete from mail_waiting');
      await tx.query('update paid_notices set mailed_at = created_at where mailed_at is null');
      await tx.query(TOLD);
      await tx.query(LABELLED);
      return true;
    },
    { isLong: true },
  );
  if (isNew) await db.query('analyze');
  const found = await logins(db);
  return found.length > 0 ? { isNew, logins: found } : null;
}
