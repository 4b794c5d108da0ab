import type { Database, Queryable, Transaction } from '#server/db/database.ts';

/** A condition that limits a statement to rows of one member. */
const OWN_ROWS = /\b(?:where|and|or|on) +\(?(?:[a-z_]+\.)?(?:user_id|owner_id) = \$\d+/gi;
/** The same in statements about the member's account. */
const OWN_ACCOUNT = /\bupdate users\b[^;]*?\bwhere (?:[a-z_]+\.)?id = \$\d+/gi;

/** A database that runs one condition of a statement opened, so that the statement concerns another member as well. */
export interface OpenableDatabase extends Database {
  /** Begins to note the conditions that statements contain, and opens one of them for the rows of a further member. */
  watch(opened: string | undefined, userId: string): void;
  /** Ends it. Returns the conditions that were met. */
  endWatch(): ReadonlySet<string>;
}

/** A condition at its place in a statement. */
interface Place {
  /** The statement on one line, with the condition in double brackets. */
  condition: string;
  start: number;
  end: number;
}

/** Returns the conditions on own rows of a statement that deletes or updates. */
function placesIn(sql: string): Place[] {
  if (!/\b(?:delete from|update) /i.test(sql)) return [];
  const ends = [OWN_ROWS, OWN_ACCOUNT].flatMap((pattern) =>
    [...sql.matchAll(pattern)].map((match) => match.index + match[0].length),
  );
  return ends.map((end) => {
    const start = sql.slice(0, end).search(/[a-z_.]+ = \$\d+$/i);
    const condition = `${sql.slice(0, start)}[[${sql.slice(start, end)}]]${sql.slice(end)}`;
    return { condition: condition.replace(/\s+/g, ' ').trim(), start, end };
  });
}

/** Wraps a database so that a test can open conditions. */
export function openable(db: Database): OpenableDatabase {
  let isWatching = false;
  let openedCondition: string | undefined;
  let openedFor = '0';
  let met = new Set<string>();
  const rewritten = (sql: string): string => {
    if (!isWatching) return sql;
    const places = placesIn(sql);
    for (const { condition } of places) met.add(condition);
    const place = places.find(({ condition }) => condition === openedCondition);
    if (place === undefined) return sql;
    const own = sql.slice(place.start, place.end);
    const [column] = own.split(' = ');
    // Not `or true`: the callers of the later tests must keep what they have.
    return `${sql.slice(0, place.start)}(${own} or ${column} = ${BigInt(openedFor)})${sql.slice(place.end)}`;
  };
  const opening = (target: Queryable): Queryable['query'] =>
    ((sql, params) => target.query(rewritten(sql), params)) as Queryable['query'];
  return {
    kind: db.kind,
    query: opening(db),
    transaction: (work, options) =>
      db.transaction((tx) => {
        const wrapped: Transaction = { query: opening(tx), script: (sql) => tx.script(sql) };
        return work(wrapped);
      }, options),
    listen: (channel, listener) => db.listen(channel, listener),
    batch: (sql) => db.batch(sql),
    close: () => db.close(),
    watch(opened, userId) {
      isWatching = true;
      openedCondition = opened;
      openedFor = userId;
      met = new Set();
    },
    endWatch() {
      isWatching = false;
      return met;
    },
  };
}

/** Conditions that a bystander cannot notice: a part of the statement with its condition, and the reason. */
export const UNNOTICED: readonly { part: string; reason: string }[] = [
  {
    part: 'delete from space_join_requests where blog_id = $1 and',
    reason: 'needs two writers of one blog who each took a seat in a community as it; the matrix has one',
  },
  {
    part: 'delete from space_members s using blogs b, space_bans n where s.blog_id = $1 and',
    reason: 'needs two writers of one blog who each took a seat in a community as it; the matrix has one',
  },
  {
    part: 'update space_members s set user_id = b.owner_id from blogs b where s.blog_id = $1 and',
    reason: 'needs two writers of one blog who each took a seat in a community as it; the matrix has one',
  },
  {
    part: 'delete from consent_receipts where',
    reason: 'needs more than a hundred answers; consent.test.ts has another member whose older receipt stays',
  },
  {
    part: 'delete from domains where [[user_id = $1]] and name = $2',
    reason:
      'makes room for the domain of the call; the bystander has one of another name (domains/purchases.test.ts has the same)',
  },
  {
    part: 'delete from idempotency_keys where [[user_id = $1]] and key = $2',
    reason: 'releases the key of a payment that was refused; the key of the bystander is another text',
  },
  {
    part: 'update idempotency_keys set answer = $3 where [[user_id = $1]] and key = $2',
    reason: 'stores an answer under the key of the caller; the key of the bystander is another text',
  },
  {
    part: 'from checkouts c where [[c.user_id = $1]] and c.kind = $2',
    reason:
      'the bystander has no open checkout of that kind; shop.test.ts has two members who order one product',
  },
  {
    part: 'set is_tab = false from collections c where c.id = r.collection_id and c.uuid = $2 and [[',
    reason: 'the recipe names no collection; following.test.ts has two members with one tab',
  },
  {
    part: 'delete from collection_readers r where r.collection_id = $1 and',
    reason:
      'the bystander follows; following.test.ts has a reader who does not, and a caller who collaborates',
  },
  ...['space_members', 'space_join_requests', 'space_bans'].map((table) => ({
    part: `delete from ${table} where space_id = $1 and [[user_id = $2]]`,
    reason: 'the bystander is in no community of the recipes; member-acts.test.ts has other members of one',
  })),
  {
    part: 'exists (select 1 from patios where [[user_id = $1]])',
    reason: "decides whether the caller's own row is new",
  },
  {
    part: 'exists (select 1 from porches where [[user_id = $1]])',
    reason: "decides whether the caller's own row is new",
  },
  {
    part: 'from security_events where [[user_id = $1]] and kind = $2 order by id desc offset',
    reason: 'only the events beyond the last hundred are deleted (security-log.test.ts)',
  },
  { part: 'with before as (select device_hash from known_devices where [[', reason: 'only reads' },
  {
    part: 'select device_hash from known_devices where [[user_id = $1]] and device_hash <> $2 order by',
    reason: 'the statement around it deletes only own rows',
  },
  {
    part: 'delete from known_devices where [[user_id = $1]]',
    reason: 'only the devices beyond the last hundred are deleted',
  },
  {
    part: 'from dismissed_elements where [[user_id = $1]] order by created_at desc',
    reason: 'the statement around it deletes only own rows',
  },
  {
    part: 'old where [[d.user_id = $1]] and d.object_type = old.object_type',
    reason: 'only the elements beyond the last five hundred are deleted',
  },
  {
    part: "delete_at = null, updated_at = now() where [[id = $1]] and state = 'leaving'",
    reason: 'only an account that is being deleted changes',
  },
  { part: 'from sessions where [[user_id = $1]] and id_hash = $2', reason: 'a hash is of one session' },
  { part: 'from access_tokens where [[user_id = $1]] and token_hash = $2', reason: 'a hash is of one token' },
];
