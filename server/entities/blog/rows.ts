import type { components } from '#generated/types/api.d.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import { validBlocks, validOr } from '#server/http/contract/stored-shapes.ts';
import type { BlogFacts } from '#server/policies/blog-rules.ts';
import { visibilityColumns } from '#server/policies/blogs-sql.ts';

type Schemas = components['schemas'];

/** A blog's database row, with its relation to the viewer. */
export interface BlogRow extends BlogFacts {
  id: string;
  uuid: string;
  owner_id: string;
  name: string;
  title: string;
  description: string;
  description_npf: Schemas['ContentBlock'][];
  avatar: Schemas['Image'][];
  header: Schemas['Image'][];
  theme: Partial<Schemas['BlogTheme']>;
  /** True when it is the viewer's primary blog. */
  is_primary: boolean;
  is_adult: boolean;
  /** True when everybody but its writers needs a password. */
  has_password: boolean;
  share_likes: boolean;
  share_following: boolean;
  ask: boolean;
  ask_anonymous: boolean;
  ask_page_title: string;
  can_submit: boolean;
  /** True when asks may contain images. */
  ask_media: boolean;
  /** Guidelines shown to those who submit a post; empty for none. */
  submission_guidelines: string;
  /** Kinds of posts that may be submitted; null for all. */
  submission_types: Schemas['SubmissionType'][] | null;
  /** Tags that a submission may have; empty for any. */
  submission_tags: string[];
  /** The members who may reply; writers of the blog always may. */
  replies: Schemas['BlogSettings']['replies'];
  /** The members who may reblog new posts that do not set it themselves. */
  reblogs: Schemas['BlogSettings']['reblogs'];
  /** Default tags of reblogs that have none. */
  reblog_tags: string[];
  timezone: string;
  follower_count: number;
  post_count: number;
  /** Seconds since 1970. */
  updated: number;
  /** True when the viewer follows it; false for a visitor. */
  followed: boolean;
  /** True when the viewer is notified of its new posts. */
  subscribed: boolean;
  /** True when the site labelled or took down posts of it and the viewer writes for it; false for everybody else. */
  has_flagged_posts: boolean;
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
    coalesce(b.settings ->> 'submissionGuidelines', '') as submission_guidelines,
    b.settings -> 'submissionTypes' as submission_types, coalesce(b.settings -> 'submissionTags', '[]'::jsonb) as submission_tags,
    (b.settings -> 'askMedia' is distinct from 'false'::jsonb) as ask_media, coalesce(b.settings ->> 'replies', 'everyone') as replies,
    coalesce(b.settings ->> 'reblogs', 'everyone') as reblogs, coalesce(b.settings -> 'reblogTags', '[]'::jsonb) as reblog_tags, b.timezone, b.follower_count, b.post_count,
    floor(extract(epoch from b.updated_at))::float8 as updated,
    ${rowExists(`follows f where f.user_id = ${viewer} and f.blog_id = b.id`)} as followed,
    ${rowExists(`blog_subscriptions f where f.user_id = ${viewer} and f.blog_id = b.id`)} as subscribed,
    (select m.role from blog_members m where m.user_id = ${viewer} and m.blog_id = b.id) as member_role,
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = b.id and m.is_primary) as is_primary,
    exists (select 1 from blog_members m join post_flags f on f.blog_id = m.blog_id and f.state <> 'appeal_accepted'
        join posts fp on fp.blog_id = f.blog_id and fp.id = f.post_id and fp.state <> 'deleted'
      where m.user_id = ${viewer} and m.blog_id = b.id) as has_flagged_posts,
    ${visibilityColumns('b', viewer)}`;
}

const WHO_MAY: readonly string[] = ['everyone', 'following', 'following_week', 'noone'] satisfies (
  | BlogRow['replies']
  | BlogRow['reblogs']
)[];

/**
 * Validates stored theme and settings: a value with an invalid form is replaced by its default and the fault is
 * reported.
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
    submission_types:
      row.submission_types && validOr('submissionTypes', row.submission_types, null, at('submissionTypes')),
    submission_tags: validOr('texts', row.submission_tags, [], at('submissionTags')),
    reblog_tags: validOr('texts', row.reblog_tags, [], at('reblogTags')),
    replies: WHO_MAY.includes(row.replies) ? row.replies : 'noone',
    reblogs: WHO_MAY.includes(row.reblogs) ? row.reblogs : 'noone',
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
