import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import { validBlocks, validOr } from '#server/http/contract/stored-shapes.ts';
import type { BlogFacts } from '#server/policies/blog-rules.ts';
import { visibilityColumns } from '#server/policies/blogs-sql.ts';
import { type BlogSettingValues, blogSettingValues } from './blog-settings.ts';

type Schemas = components['schemas'];

/** A blog's database row, with its relation to the viewer. */
export interface BlogRow
  extends BlogFacts,
    Columns<
      'blogs',
      | 'id'
      | 'uuid'
      | 'owner_id'
      | 'name'
      | 'title'
      | 'description'
      | 'description_npf'
      | 'avatar'
      | 'header'
      | 'theme'
      | 'is_adult'
      | 'share_likes'
      | 'share_following'
      | 'ask'
      | 'ask_anonymous'
      | 'ask_page_title'
      | 'can_submit'
      | 'timezone'
      | 'avatar_frame'
      | 'badges'
      | 'follower_count'
      | 'post_count'
    > {
  description_npf: Schemas['ContentBlock'][];
  avatar: Schemas['Image'][];
  header: Schemas['Image'][];
  theme: Partial<Schemas['BlogTheme']>;
  /** True when it is the viewer's primary blog. */
  is_primary: boolean;
  /** True when everybody but its writers needs a password. */
  has_password: boolean;
  /** Settings of the JSON column, completed by the defaults. */
  settings: BlogSettingValues;
  /** Seconds since 1970. */
  updated: number;
  /** True when its memberships are open and have a plan that readers can take. */
  can_be_supported: boolean;
  /** True when the viewer follows it; false for a visitor. */
  followed: boolean;
  /** True when the viewer is notified of its new posts. */
  subscribed: boolean;
  /** True when the site labelled or took down posts of it and the viewer writes for it; false for everybody else. */
  has_flagged_posts: boolean;
  /** True when several members write for it. */
  is_group: boolean;
  /** The viewer's role in the blog, or null. */
  member_role: 'admin' | 'member' | null;
}

/**
 * Returns the columns of {@link BlogRow}. The statement must call the blog `b` and pass the viewer's id (or null) as
 * the parameter named in `viewer`, for example `$2::bigint`.
 */
export function blogColumns(viewer: string): string {
  return `b.id, b.uuid, b.owner_id, b.name, b.title, b.description, b.description_npf, b.avatar, b.header, b.theme,
    b.state, b.is_adult, b.is_hidden, b.is_private, b.password_hash is not null as has_password, b.share_likes,
    b.share_following, b.ask, b.ask_anonymous, b.ask_page_title, b.can_submit,
    b.settings, b.timezone, b.avatar_frame, b.badges, b.follower_count, b.post_count,
    floor(extract(epoch from b.updated_at))::float8 as updated,
    ${rowExists(`follows f where f.user_id = ${viewer} and f.blog_id = b.id`)} as followed,
    ${rowExists(`blog_memberships s join membership_plans p on p.blog_id = s.blog_id and p.is_open and p.deleted_at is null
      where s.blog_id = b.id and s.is_enabled`)} as can_be_supported,
    ${rowExists(`blog_subscriptions f where f.user_id = ${viewer} and f.blog_id = b.id`)} as subscribed,
    (select m.role from blog_members m where m.user_id = ${viewer} and m.blog_id = b.id) as member_role,
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = b.id and m.is_primary) as is_primary,
    (select count(*) from blog_members m where m.blog_id = b.id) > 1 as is_group,
    exists (select 1 from blog_members m join post_flags f on f.blog_id = m.blog_id and f.state <> 'appeal_accepted'
        join posts fp on fp.blog_id = f.blog_id and fp.id = f.post_id and fp.state <> 'deleted'
      where m.user_id = ${viewer} and m.blog_id = b.id) as has_flagged_posts,
    ${visibilityColumns('b', viewer)}`;
}

/**
 * Validates stored JSON: a value with an invalid form is replaced by its default and the fault is reported.
 */
function readableBlog<Row extends BlogRow>(row: Row): Row {
  const at = (column: string) => ({ row: `blogs ${row.id}`, column });
  return {
    ...row,
    description_npf: validBlocks(row.description_npf, at('description_npf')),
    avatar: validOr('images', row.avatar, [], at('avatar')),
    header: validOr('images', row.header, [], at('header')),
    // Colours and addresses of the theme become CSS, so the whole theme must match the contract.
    theme: validOr('theme', row.theme, {}, at('theme'), 'whole'),
    settings: blogSettingValues(row.id, row.settings),
  };
}

/** Reads blogs by a statement that selects {@link blogColumns}. */
export async function queryBlogs<Row extends BlogRow>(
  db: Queryable,
  sql: string,
  params: readonly SqlValue[],
): Promise<Row[]> {
  return (await db.query<Row>(sql, params)).map(readableBlog);
}

/** Reads one blog by a statement that selects {@link blogColumns}. */
export async function queryBlog<Row extends BlogRow>(
  db: Queryable,
  sql: string,
  params: readonly SqlValue[],
): Promise<Row | undefined> {
  const row = await first<Row>(db, sql, params);
  return row && readableBlog(row);
}
