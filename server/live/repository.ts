import type { Queryable } from '../db/database.ts';

/** Returns the members of some blogs. */
export function blogMembers(db: Queryable, blogIds: readonly string[]): Promise<string[]> {
  return ids(db, 'select distinct user_id::text as id from blog_members where blog_id = any($1::bigint[])', [
    [...blogIds],
  ]);
}

/** Returns those members who follow one of the blogs, or write for one that only its members see. */
export function blogReaders(
  db: Queryable,
  blogIds: readonly string[],
  userIds: readonly string[],
): Promise<string[]> {
  return ids(
    db,
    `select user_id::text as id from follows where blog_id = any($1::bigint[]) and user_id = any($2::bigint[])
     union
     select m.user_id::text from blog_members m join blogs b on b.id = m.blog_id and b.is_private
      where m.blog_id = any($1::bigint[]) and m.user_id = any($2::bigint[])`,
    [[...blogIds], [...userIds]],
  );
}

/** Returns for each member which of the polls they answered or created. */
export async function pollPosts(
  db: Queryable,
  pollIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.query<{ user_id: string; polls: string[] }>(
    `select user_id::text as user_id, array_agg(poll_id) as polls from (
       select user_id, poll_id from poll_ballots where poll_id = any($1::text[]) and user_id = any($2::bigint[])
       union
       select m.user_id, l.id from polls l join blog_members m on m.blog_id = l.blog_id
        where l.id = any($1::text[]) and m.user_id = any($2::bigint[])
     ) concerned group by user_id`,
    [[...pollIds], [...userIds]],
  );
  return new Map(rows.map(({ user_id, polls }) => [user_id, polls]));
}

/** Returns those keys (hashes of cookies and tokens, in hexadecimal) whose session is still valid. */
export async function validSessions(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const known = await ids(
    db,
    `with asked as (select decode(k, 'hex') as hash from unnest($1::text[]) k)
     select encode(s.id_hash, 'hex') as id from sessions s
       join asked a on a.hash = s.id_hash
       join users u on u.id = s.user_id and u.state in ('active', 'partial')
      where s.expires_at > now()
     union all
     select encode(t.token_hash, 'hex') from access_tokens t
       join asked a on a.hash = t.token_hash
       join users u on u.id = t.user_id and u.state in ('active', 'partial')
      where t.expires_at > now()`,
    [[...keys]],
  );
  return new Set(known);
}

async function ids(db: Queryable, sql: string, params: string[][]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql, params);
  return rows.map(({ id }) => id);
}
