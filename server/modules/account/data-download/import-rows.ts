import { StartFault } from '#server/core/start-fault.ts';
import type { Columns } from '#server/db/columns.ts';
import { DatabaseFault, first, type Queryable, type Transaction } from '#server/db/database.ts';
import { columnsOf, type Part, PLACEHOLDER_EMAIL, partFile } from '#server/member-data/parts.ts';

/** Maximum rows and characters of JSON per statement. */
const MAX_BATCH_ROWS = 500;
const MAX_BATCH_CHARACTERS = 4_000_000;

/** Columns that an import adds to a part which declares none. */
const OWNED_BY_MEMBER = { user_id: '$2' };

/** Returns the account that owns rows of members who are not here. */
export async function placeholderAccount(tx: Queryable): Promise<string> {
  await tx.query(
    `insert into users (email, state) values ($1, 'deleted') on conflict (lower(email)) do nothing`,
    [PLACEHOLDER_EMAIL],
  );
  const row = await first<Columns<'users', 'id'>>(tx, 'select id from users where email = $1', [
    PLACEHOLDER_EMAIL,
  ]);
  if (!row) throw new Error('Nobody owns what is elsewhere');
  return row.id;
}

/** The imported member, and the owner of the other rows. */
export interface Owners {
  me: string;
  elsewhere: string;
}

function insertSql(part: Part): string {
  const { table, import: { adds = {}, onlyInFile = [], known } = { adds: OWNED_BY_MEMBER } } = part;
  const own = columnsOf(part).filter((name) => !onlyInFile.includes(name));
  const added = Object.entries(adds);
  const columns = [...own, ...added.map(([name]) => name)];
  const values = [...own.map((name) => `t.${name}`), ...added.map(([, value]) => value)];
  const settled = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  const conflict = known
    ? `on conflict (${known.key}) do ${known.givesWay ? `update set ${settled} where ${known.givesWay}` : 'nothing'}`
    : '';
  return `with whose as (select $2::bigint, $3::bigint)
    insert into ${table} (${columns.join(', ')})
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) x(row)
      cross join lateral jsonb_populate_record(null::${table}, x.row) t ${conflict}`;
}

/** Rows of a file for one statement, each as JSON. */
interface Bundle {
  /** Number of the first row in its file, counted from 1. */
  first: number;
  rows: string[];
}

async function* bundles(rows: AsyncIterable<string>): AsyncGenerator<Bundle> {
  let bundle: Bundle = { first: 1, rows: [] };
  let length = 0;
  for await (const row of rows) {
    bundle.rows.push(row);
    length += row.length;
    if (bundle.rows.length < MAX_BATCH_ROWS && length < MAX_BATCH_CHARACTERS) continue;
    yield bundle;
    bundle = { first: bundle.first + bundle.rows.length, rows: [] };
    length = 0;
  }
  if (bundle.rows.length > 0) yield bundle;
}

/** Returns a message for the operator about a row that the database rejected. */
function wordsFor({ code, constraint = '', message }: DatabaseFault): string {
  if (code === '23505') return `something of it is here already (${constraint})`;
  if (code === '23503') return `it names something that is neither in the archive nor here (${constraint})`;
  if (code === '23514') return `it breaks the rule ${constraint}`;
  return `the database does not take it (${message})`;
}

/** Runs `insert` for a batch. When the database rejects it, runs it again row by row to name the faulty one. */
async function insertBundle(
  tx: Transaction,
  file: string,
  { first: start, rows }: Bundle,
  insert: (json: string) => Promise<unknown>,
): Promise<void> {
  await tx.script('savepoint bundle');
  try {
    await insert(`[${rows.join(',')}]`);
    await tx.script('release savepoint bundle');
    return;
  } catch (error) {
    if (!(error instanceof DatabaseFault)) throw error;
    await tx.script('rollback to savepoint bundle');
  }
  for (const [at, row] of rows.entries()) {
    try {
      await insert(`[${row}]`);
    } catch (error) {
      if (!(error instanceof DatabaseFault)) throw error;
      throw new StartFault(
        `The archive does not fit. Nothing was changed.\n- ${file}, row ${start + at}: ${wordsFor(error)}.`,
      );
    }
  }
}

/** Inserts the rows of a part's file into its table. */
export async function insertRows(
  tx: Transaction,
  part: Part,
  rows: AsyncIterable<string>,
  { me, elsewhere: other }: Owners,
): Promise<void> {
  const sql = insertSql(part);
  for await (const bundle of bundles(rows)) {
    await insertBundle(tx, partFile(part.table), bundle, async (json) => {
      if (part.table === 'poll_ballots') await insertPollsVotedIn(tx, json);
      await tx.query(sql, [json, me, other]);
    });
  }
}

/** Inserts blogs and posts of other members without content, as targets of foreign keys. */
export async function insertPlaceholders(
  tx: Transaction,
  { blogs, posts }: { blogs: AsyncIterable<string>; posts: AsyncIterable<string> },
  other: string,
): Promise<void> {
  for await (const bundle of bundles(blogs)) {
    await insertBundle(tx, partFile('other_blogs'), bundle, (json) =>
      tx.query(
        `insert into blogs (id, uuid, name, owner_id, state)
       select id, uuid, name, $2, 'deactivated' from jsonb_to_recordset($1::jsonb) x(id bigint, uuid text, name text)
       on conflict (id) do nothing`,
        [json, other],
      ),
    );
  }
  for await (const bundle of bundles(posts)) {
    await insertBundle(tx, partFile('other_posts'), bundle, (json) =>
      tx.query(
        `insert into posts (blog_id, id, author_id, state, type, reblog_key, root_post_id, root_blog_id)
       select blog_id, id, $2, 'deleted', 'text', '00000000', id, blog_id
         from jsonb_to_recordset($1::jsonb) x(blog_id bigint, id bigint)
       on conflict (blog_id, id) do nothing`,
        [json, other],
      ),
    );
  }
}

/** Inserts other members' polls that the member voted in, with the chosen answers only. */
async function insertPollsVotedIn(tx: Transaction, ballots: string): Promise<void> {
  await tx.query(
    `insert into polls (id, blog_id, post_id, answers, votes, multiple_choice)
     select poll_id, blog_id, post_id, answers, array_fill(0, array[cardinality(answers)]), true
       from jsonb_to_recordset($1::jsonb) x(poll_id text, blog_id bigint, post_id bigint, answers text[])
     on conflict (id) do nothing`,
    [ballots],
  );
}
