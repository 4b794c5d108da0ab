import type { components } from '#generated/types/api.d.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { BlogFacts } from '#server/policies/blogs.ts';
import { visibilityColumns } from '#server/policies/blogs-sql.ts';

type Schemas = components['schemas'];

/** A blog as the database has it, with what the asking member is to it. */
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
  /** Whether it is the asking member's first blog. */
  is_primary: boolean;
  is_adult: boolean;
  /** Whether it asks others than its writers for a password. */
  has_password: boolean;
  share_likes: boolean;
  share_following: boolean;
  ask: boolean;
  ask_anonymous: boolean;
  ask_page_title: string;
  can_submit: boolean;
  /** Whether asks may hold pictures. */
  ask_media: boolean;
  /** What those read who submit a post; empty for none. */
  submission_guidelines: string;
  /** Which kinds of posts may be submitted; null for all. */
  submission_types: Schemas['SubmissionType'][] | null;
  /** The tags a submission may have; none for any. */
  submission_tags: string[];
  /** Who may reply; who writes for the blog always may. */
  replies: Schemas['BlogSettings']['replies'];
  /** Who may reblog new posts that say nothing of it. */
  reblogs: Schemas['BlogSettings']['reblogs'];
  /** The tags of reblogs that name none. */
  reblog_tags: string[];
  timezone: string;
  follower_count: number;
  post_count: number;
  /** Seconds since 1970. */
  updated: number;
  /** Whether the asking member follows it; false for a visitor. */
  followed: boolean;
  /** Whether the asking member is told of its new posts. */
  subscribed: boolean;
  /** Whether the site labelled or took down posts of it, for those who write for it; false for everybody else. */
  has_flagged_posts: boolean;
  /** The asking member's part in it, or null. */
  member_role: 'admin' | 'member' | null;
}

/**
 * The columns of {@link BlogRow}. The statement must call the blog `b` and give the asking member's id (or null) as
 * the parameter named in `viewer`, for example `$2::bigint`.
 */
export function blogColumns(viewer: string): string {
  return `b.id, b.uuid, b.owner_id, b.name, b.title, b.description, b.description_npf, b.avatar, b.header, b.theme,
    b.state, b.is_adult, b.is_hidden, b.is_private, b.password_hash is not null as has_password, b.share_likes,
    b.share_following, b.ask, b.ask_anonymous, b.ask_page_title, b.can_submit,
    coalesce(b.settings ->> 'submissionGuidelines', '') as submission_guidelines,
    b.settings -> 'submissionTypes' as submission_types, coalesce(b.settings -> 'submissionTags', '[]'::jsonb) as submission_tags,
    coalesce((b.settings ->> 'askMedia')::boolean, true) as ask_media, coalesce(b.settings ->> 'replies', 'everyone') as replies,
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
