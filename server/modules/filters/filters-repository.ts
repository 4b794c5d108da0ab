import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Scope } from '#server/policies/filters.ts';

/** Kind of a filter: tags, or text anywhere in a post. */
export type FilterKind = 'tags' | 'content';

const TABLES = {
  tags: { name: 'filtered_tags', key: 'tag' },
  content: { name: 'filtered_content', key: 'content' },
} as const;

/** A member's filter. Times are seconds since 1970. */
export interface FilterRow extends Columns<'filtered_tags', 'action' | 'scopes'> {
  /** The text as typed. */
  name: Tables['filtered_tags']['name'];
  scopes: Scope[];
  created: number;
  expires: number | null;
}

/** A filter to be added. */
export interface NewFilter {
  /** Comparison key, and the text as typed. */
  key: string;
  name: string;
  action: FilterRow['action'];
  scopes: readonly Scope[];
  /** Seconds from now; 0 is forever. */
  expiresIn: number;
}

const COLUMNS = `f.name, f.action, f.scopes, floor(extract(epoch from f.created_at))::float8 as created,
  floor(extract(epoch from f.expires_at))::float8 as expires`;
const LIVE = '(f.expires_at is null or f.expires_at > now())';

/** Returns a member's active filters of a kind, the last added first. */
export function filtersOfKind(
  db: Queryable,
  kind: FilterKind,
  userId: string,
  page: { offset: number; limit: number },
): Promise<FilterRow[]> {
  return db.query<FilterRow>(
    `select ${COLUMNS} from ${TABLES[kind].name} f where f.user_id = $1 and ${LIVE}
      order by f.position desc offset $2 limit $3`,
    [userId, page.offset, page.limit],
  );
}

/** Counts a member's active filters of a kind. */
export async function countFilters(db: Queryable, kind: FilterKind, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from ${TABLES[kind].name} f where f.user_id = $1 and ${LIVE}`,
    [userId],
  );
  return row?.count ?? 0;
}

/** Adds a filter, or updates action, scopes and end of an existing one and moves it to the top. */
export async function putFilter(
  tx: Queryable,
  kind: FilterKind,
  userId: string,
  filter: NewFilter,
): Promise<FilterRow> {
  const { name, key } = TABLES[kind];
  const row = await first<FilterRow>(
    tx,
    `insert into ${name} as f (user_id, ${key}, name, action, scopes, expires_at)
     values ($1, $2, $3, $4, $5, case when $6::int = 0 then null else now() + $6::int * interval '1 second' end)
     on conflict (user_id, ${key}) do update
        set name = excluded.name, action = excluded.action, scopes = excluded.scopes,
            expires_at = excluded.expires_at, position = excluded.position
     returning ${COLUMNS}`,
    [userId, filter.key, filter.name, filter.action, filter.scopes, filter.expiresIn],
  );
  if (!row) throw new Error('A filter was not kept');
  return row;
}

/** Deletes expired filters, so that they do not count towards the limit. */
export async function deleteEnded(tx: Queryable, kind: FilterKind, userId: string): Promise<void> {
  await tx.query(`delete from ${TABLES[kind].name} f where f.user_id = $1 and not ${LIVE}`, [userId]);
}

/** Deletes a filter. Returns true when there was one. */
export async function deleteFilter(
  db: Queryable,
  kind: FilterKind,
  userId: string,
  value: string,
): Promise<boolean> {
  const { name, key } = TABLES[kind];
  const gone = await db.query(`delete from ${name} where user_id = $1 and ${key} = $2 returning name`, [
    userId,
    value,
  ]);
  return gone.length > 0;
}
