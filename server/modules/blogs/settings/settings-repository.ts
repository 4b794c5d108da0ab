import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import {
  readableBlogSettings,
  type SavedBlogSettings,
  SETTING_COLUMNS,
  type SettingColumnValues,
} from '#server/entities/blog/blog-settings.ts';
import { published } from '#server/policies/post-rules.ts';

type Schemas = components['schemas'];

/** Columns of a blog that its settings change. */
export interface BlogSettingsRow
  extends SettingColumnValues,
    Columns<'blogs', 'name' | 'password_hash' | 'settings'> {
  settings: SavedBlogSettings;
}

/** Columns that an edit writes, in the order of their parameters, from $3 on. */
const COLUMNS = ['name', 'password_hash', 'settings', ...Object.values(SETTING_COLUMNS)] as const;

/** Validates stored settings: values with an invalid form are replaced by the defaults. */
function readableRow(blogId: string, row: BlogSettingsRow): BlogSettingsRow {
  return { ...row, settings: readableBlogSettings(blogId, row.settings) };
}

/** Reads and locks a blog's settings until the transaction ends, so that edits are serialized. */
export async function lockBlogSettings(tx: Queryable, blogId: string): Promise<BlogSettingsRow> {
  const row = await first<BlogSettingsRow>(
    tx,
    `select ${COLUMNS.join(', ')} from blogs where id = $1 for update`,
    [blogId],
  );
  return readableRow(blogId, requireFound(row, 'The blog'));
}

/** Returns a blog's settings. */
export async function blogSettingsOf(db: Queryable, blogId: string): Promise<BlogSettingsRow> {
  const row = await first<BlogSettingsRow>(db, `select ${COLUMNS.join(', ')} from blogs where id = $1`, [
    blogId,
  ]);
  return readableRow(blogId, requireFound(row, 'The blog'));
}

/**
 * Writes a blog's settings, and the flag that lets discovery offer its posts.
 *
 * @throws DatabaseFault 23505 on blogs_name when a concurrent request took the name
 */
export async function writeBlogSettings(tx: Queryable, blogId: string, row: BlogSettingsRow): Promise<void> {
  const assignments = COLUMNS.map((column, at) => `${column} = $${at + 3}`);
  const blocks = row.description.split(/\n+/).filter((text) => text.trim());
  await tx.query(
    `update blogs set description_npf = $2, ${assignments.join(', ')}, updated_at = now() where id = $1`,
    [
      blogId,
      json(blocks.map((text) => ({ type: 'text', text }))),
      ...COLUMNS.map((column) => (column === 'settings' ? json(row.settings) : row[column])),
    ],
  );
  const isOffered = !(row.is_private || row.is_hidden || row.is_unlisted || row.password_hash);
  await tx.query(
    `update post_counts c set position = case when $2 then p.position end
       from posts p where p.blog_id = $1 and ${published.sql('p', null)} and p.parent_post_id is null
        and c.root_post_id = p.id and c.position is distinct from (case when $2 then p.position end)`,
    [blogId, isOffered],
  );
}

/** Days for which a former name resolves to its blog. */
const FORMER_NAME_DAYS = 30;

/**
 * Stores the former name of a blog, which resolves to it for a limited time, and releases the new name from former
 * ones.
 */
export async function keepFormerName(
  tx: Queryable,
  blogId: string,
  before: string,
  now: string,
): Promise<void> {
  await tx.query('delete from former_blog_names where name = any($1::text[])', [
    [before.toLowerCase(), now.toLowerCase()],
  ]);
  await tx.query(
    `insert into former_blog_names (name, blog_id, until)
     values ($1, $2, now() + make_interval(days => ${FORMER_NAME_DAYS}))`,
    [before.toLowerCase(), blogId],
  );
}

/** Writes a blog's theme. Undefined leaves avatar or header unchanged. */
export async function writeTheme(
  tx: Queryable,
  blogId: string,
  theme: Partial<Schemas['BlogTheme']>,
  avatar: Schemas['Image'][] | undefined,
  header: Schemas['Image'][] | undefined,
): Promise<void> {
  await tx.query(
    `update blogs set theme = theme || $2::jsonb, avatar = coalesce($3::jsonb, avatar),
        header = coalesce($4::jsonb, header), updated_at = now() where id = $1`,
    [blogId, json(theme), avatar ? json(avatar) : null, header ? json(header) : null],
  );
}

/** Returns true when a blog is a member's primary blog. */
export async function isPrimaryBlog(db: Queryable, blogId: string): Promise<boolean> {
  return (
    (await first(db, 'select 1 from blog_members where blog_id = $1 and is_primary', [blogId])) !== undefined
  );
}

/** Sets the order of a member's blogs. */
export async function writeBlogOrder(
  tx: Queryable,
  userId: string,
  blogIds: readonly string[],
): Promise<void> {
  await tx.query(
    `update blog_members m set sort_order = w.n
       from unnest($2::bigint[]) with ordinality as w(id, n) where m.user_id = $1 and m.blog_id = w.id`,
    [userId, [...blogIds]],
  );
}

/** Hides a blog and removes it from all lists. Its name stays reserved. */
export async function closeBlog(tx: Queryable, blogId: string): Promise<void> {
  await tx.query("update blogs set state = 'deactivated', updated_at = now() where id = $1", [blogId]);
  await tx.query('update blog_queues set next_at = null where blog_id = $1', [blogId]);
  await tx.query(
    `with gone as (delete from follows where blog_id = $1 returning user_id)
     update users set following_count = greatest(following_count - 1, 0) where id in (select user_id from gone)`,
    [blogId],
  );
  await tx.query('delete from former_blog_names where blog_id = $1', [blogId]);
}

/** Returns ids of posts of a blog that are not emptied yet, at most `count`. */
export async function remainingPosts(db: Queryable, blogId: string, count: number): Promise<string[]> {
  const rows = await db.query<Columns<'posts', 'id'>>(
    "select id from posts where blog_id = $1 and state <> 'deleted' limit $2",
    [blogId, count],
  );
  return rows.map((row) => row.id);
}
