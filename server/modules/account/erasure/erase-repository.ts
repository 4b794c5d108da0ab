import type { Queryable } from '#server/db/database.ts';

/** Returns members who are closed or whose restoration time is over, and of whom data is left. */
export async function dueMembers(db: Queryable, count: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from users where delete_at <= now() and state in ('leaving', 'deleted') order by delete_at limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Returns true when a member's restoration time is over; locks their row until the transaction ends. */
export async function isDue(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from users where id = $1 and delete_at <= now() and state in ('leaving', 'deleted') for update`,
    [userId],
  );
  return rows.length > 0;
}

/** A post that is erased with its member. */
export interface LeavingPost {
  id: string;
  blog_id: string;
}

/** Returns posts in a member's own blogs, and pending asks and submissions of theirs; at most `count`. */
export function postsLeft(db: Queryable, userId: string, count: number): Promise<LeavingPost[]> {
  return db.query<LeavingPost>(
    `select p.id, p.blog_id from posts p join blogs b on b.id = p.blog_id
      where p.state <> 'deleted'
        and (b.owner_id = $1 or (p.author_id = $1 and p.state in ('ask', 'submission'))) limit $2`,
    [userId, count],
  );
}

/** Returns replies of a member that are not erased yet, at most `count`. */
export function repliesLeft<Row extends object>(
  db: Queryable,
  userId: string,
  count: number,
): Promise<Row[]> {
  return db.query<Row>(
    `select r.* from replies r where r.user_id = $1 and r.deleted_at is null order by r.id limit $2`,
    [userId, count],
  );
}

/** Returns a member's likes, at most `count`. */
export function likesLeft(
  db: Queryable,
  userId: string,
  count: number,
): Promise<{ id: string; root_post_id: string }[]> {
  return db.query('select post_id as id, root_post_id from likes where user_id = $1 limit $2', [
    userId,
    count,
  ]);
}

/** Returns blogs a member follows, at most `count`. */
export async function followsLeft(db: Queryable, userId: string, count: number): Promise<string[]> {
  const rows = await db.query<{ blog_id: string }>(
    'select blog_id from follows where user_id = $1 limit $2',
    [userId, count],
  );
  return rows.map(({ blog_id }) => blog_id);
}

/** Returns tags a member follows, at most `count`. */
export async function tagsLeft(db: Queryable, userId: string, count: number): Promise<string[]> {
  const rows = await db.query<{ tag: string }>('select tag from tag_follows where user_id = $1 limit $2', [
    userId,
    count,
  ]);
  return rows.map(({ tag }) => tag);
}

/** Returns uploads of a member that nothing remaining shows: posts and themes of group blogs, messages. */
export async function uploadsLeft(db: Queryable, userId: string, count: number): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `select m.key from media m where m.owner_id = $1
        and not exists (select 1 from posts p where p.author_id = $1 and p.state <> 'deleted'
                           and p.content::text like '%' || m.key || '%')
        and not exists (select 1 from blogs b where b.state = 'active'
                           and (b.avatar::text like '%' || m.key || '%' or b.header::text like '%' || m.key || '%'
                             or b.theme::text like '%' || m.key || '%'))
        and not exists (select 1 from link_previews c where c.media_key = m.key)
        and not exists (select 1 from messages l where l.author_id = $1 and to_jsonb(l)::text like '%' || m.key || '%')
      limit $2`,
    [userId, count],
  );
  return rows.map(({ key }) => key);
}

/**
 * Deletes trail parts of the member's blogs that no remaining post refers to. Parts that others have reblogged,
 * published or in their drafts, stay.
 */
export async function dropUnreadParts(tx: Queryable, userId: string): Promise<void> {
  const passedOn = (state: string) =>
    `exists (select 1 from posts p where p.root_post_id = o.root_post_id and p.parent_post_id is not null and ${state}
               and p.trail @> jsonb_build_array(jsonb_build_object('partId', t.id::text)))`;
  await tx.query(
    `delete from trail_parts t using posts o
      where o.id = t.post_id and o.blog_id in (select id from blogs where owner_id = $1)
        and not ${passedOn("p.state = 'published'")}
        and not ${passedOn("p.state not in ('published', 'deleted')")}`,
    [userId],
  );
}

/** Empties the descriptions of closed blogs. Their names stay reserved, because old links refer to them. */
export async function blankBlogs(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update blogs set title = '', description = '', description_npf = '[]', avatar = '[]', header = '[]', theme = '{}',
        settings = '{}', password_hash = null, timezone = 'UTC', left_with_owner = false, updated_at = now()
      where owner_id = $1`,
    [userId],
  );
  await tx.query(
    `with gone as (
       delete from follows where blog_id in (select id from blogs where owner_id = $1) returning user_id)
     update users u set following_count = greatest(following_count - g.count, 0)
       from (select user_id, count(*)::int as count from gone group by user_id) g where u.id = g.user_id`,
    [userId],
  );
  await tx.query('update blogs set follower_count = 0 where owner_id = $1', [userId]);
  await tx.query(`update replies set text = '…' where user_id = $1`, [userId]);
  await tx.query('delete from notifications where user_id = $1', [userId]);
}

/**
 * Tables whose rows stay although they have a cascade from a member or a blog, each with its reason. Rows of all other
 * tables with `on delete cascade` are deleted; tables without one are listed in `erase-member.test.ts`.
 */
export const KEPT_ROWS: Readonly<Record<string, string>> = {
  conversations: 'letters belong to both who wrote each other',
  conversation_sides: 'letters belong to both who wrote each other',
  conversation_flags: 'a report is about the other one',
  messages: 'letters belong to both who wrote each other',
  reports: 'a report is about somebody else, and may be under way',
};

/** Returns table and column of foreign keys that cascade from `parent`. */
function goingWith(tx: Queryable, parent: 'users' | 'blogs') {
  return tx.query<{ name: string; column: string }>(
    `select c.conrelid::regclass::text as name, quote_ident(a.attname) as "column"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = $1::regclass and cardinality(c.conkey) = 1`,
    [parent],
  );
}

/** Deletes the rows that cascade from a member and from their own blogs. */
export async function dropWhatHangsOn(tx: Queryable, userId: string): Promise<void> {
  for (const { name, column } of await goingWith(tx, 'blogs')) {
    if (name in KEPT_ROWS) continue;
    await tx.query(`delete from ${name} where ${column} in (select id from blogs where owner_id = $1)`, [
      userId,
    ]);
  }
  for (const { name, column } of await goingWith(tx, 'users')) {
    if (name in KEPT_ROWS) continue;
    await tx.query(`delete from ${name} where ${column} = $1`, [userId]);
  }
}

/** Marks a member as completely erased. */
export async function markErased(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update users set delete_at = null, like_count = 0, following_count = 0, palette = null, locale = 'en-us',
        email_lookup = false, role = 'member', updated_at = now() where id = $1`,
    [userId],
  );
}
