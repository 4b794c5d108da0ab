import type { Tables } from '#generated/schema.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A browser's session or an app's access token. */
export type SessionRow = {
  kind: 'cookie' | 'token';
  id: Tables['sessions']['id'];
  /** The browser's user agent, or the client's public name. */
  client: Tables['access_tokens']['client'];
  is_current: boolean;
  /** Seconds since 1970. */
  created: number;
  last_active: number;
  /** For paging: microseconds since 1970. */
  last_moment: string;
};

/** Cursor of the list: `[is_current, last_moment, id]`. */
export type SessionPlace = readonly [number, string, string];

/** Returns a member's sessions: the requesting one, then the last used. `asking` is the hash of its cookie or token. */
export function sessionsOf(
  db: Queryable,
  userId: string,
  asking: Buffer | undefined,
  { after, limit }: { after: SessionPlace | undefined; limit: number },
): Promise<SessionRow[]> {
  return db.query<SessionRow>(
    `with places as (
       select 'cookie' as kind, id, user_agent as client, coalesce(id_hash = $2, false) as is_current, created_at,
              last_seen_at, (extract(epoch from last_seen_at) * 1000000)::bigint as last_moment
         from sessions where user_id = $1 and expires_at > now()
       union all
       select 'token', id, client, coalesce(token_hash = $2, false), created_at,
              last_seen_at, (extract(epoch from last_seen_at) * 1000000)::bigint
         from access_tokens where user_id = $1 and expires_at > now()
     )
     select kind, id, client, is_current, floor(extract(epoch from created_at))::float8 as created,
            floor(extract(epoch from last_seen_at))::float8 as last_active, last_moment
       from places
      where $3::int is null or (is_current::int, last_moment, id) < ($3::int, $4::bigint, $5::bigint)
      order by is_current desc, last_moment desc, id desc
      limit $6`,
    [userId, asking ?? null, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, limit],
  );
}

/** Finds one session of a member; `is_current` when it is the requesting one, undefined when they do not have it. */
export function sessionOf(
  db: Queryable,
  userId: string,
  { kind, id }: Pick<SessionRow, 'kind' | 'id'>,
  asking: Buffer | undefined,
): Promise<Pick<SessionRow, 'kind' | 'client' | 'is_current'> | undefined> {
  const sql =
    kind === 'cookie'
      ? `select 'cookie' as kind, user_agent as client, coalesce(id_hash = $3, false) as is_current
           from sessions where user_id = $1 and id = $2`
      : `select 'token' as kind, client, coalesce(token_hash = $3, false) as is_current
           from access_tokens where user_id = $1 and id = $2`;
  return first(db, sql, [userId, id, asking ?? null]);
}
