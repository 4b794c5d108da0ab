import type { Tables } from '#generated/schema.ts';
import { firstIdAt, LARGEST_ID, timeOfId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { isNotificationsMuted, wantedNotification } from '#server/notifications/wanted-kinds-sql.ts';
import { blocksNoUser } from '#server/policies/blocks-sql.ts';
import { nameableBlog, participantBlog } from '#server/policies/blogs-sql.ts';
import { nameableCollection } from '#server/policies/collections-sql.ts';
import { nameableCommunity } from '#server/policies/communities-sql.ts';
import { publishedInSpace, visiblePosts } from '#server/policies/visible-posts.ts';

const DAY_MS = 86_400_000;

/** Condition that the other post of a notification is published in a community that the viewer is in. */
function isInOwnCommunity(viewer: string): string {
  return `exists (select 1 from ${publishedInSpace('cp', 'n.community_id')}
    and cp.blog_id = n.other_blog_id and cp.id = n.other_post_id
    and exists (select 1 from space_members cm where cm.space_id = n.community_id and cm.user_id = ${viewer}))`;
}

/**
 * Returns SQL for the notifications `n` of a blog, with the acting blog as `a`, that `viewer` may see. Evaluated on
 * reading, because blocks, mutes, deleted posts and blogs that became private apply retroactively. A private blog is
 * shown to members it invites, and one that takes part in a community to those who may know of that.
 */
function known(viewer: string): string {
  return `notifications n left join blogs a on a.id = n.actor_blog_id
    where (n.actor_blog_id is null or ${nameableBlog('a', viewer)}
        or (n.type = 'group_blog_invitation' and a.state = 'active')
        or (n.community_id is not null and ${participantBlog('a', viewer)}))
      and (n.community_id is null or ${nameableCommunity('n.community_id', viewer)})
      and (n.collection_id is null or ${nameableCollection('n.collection_id', viewer)})
      and ${blocksNoUser({ user: viewer, blog: 'n.blog_id' }, 'n.user_id')}
      and not exists (select 1 from post_mutes k where k.user_id = ${viewer} and k.post_id = n.post_id
        and (k.expires_at is null or k.expires_at > now()))
      and not exists (select 1 from user_mutes k where k.user_id = ${viewer} and k.blog_id = n.actor_blog_id
        and 'activity' = any(k.scopes) and (k.expires_at is null or k.expires_at > now())
        and (k.kind = 'all' and n.type <> 'group_blog_invitation' or k.kind = 'reblogs' and n.type like 'reblog%'))
      and (n.post_id is null or exists (
        select 1 from posts p where p.blog_id = n.blog_id and p.id = n.post_id and p.state <> 'deleted'))
      and (n.other_post_id is null or exists (
        select 1 from blogs ob join ${visiblePosts('readable', viewer, { post: 'o', blog: 'ob' }).on}
         where o.blog_id = n.other_blog_id and o.id = n.other_post_id)
        or ${isInOwnCommunity(viewer)})
      and (n.type <> 'community_comment' or exists (
        select 1 from community_comments k where k.id = n.subject_id and k.state = 'published'))
      and (n.type <> 'community_mention' or not exists (
        select 1 from community_comments k where k.id = n.subject_id and k.state <> 'published'))
      and (n.type <> 'community_new_member' or exists (select 1 from space_members nm where nm.id = n.subject_id))
      and (n.type <> 'community_new_request' or exists (select 1 from space_join_requests nr where nr.id = n.subject_id))
      and ${wantedNotification(viewer)}`;
}

/** Grouping of similar notifications; null for one row each. */
export type GroupBy = 'post' | 'blog' | null;

/** Asks, replies, mentions and reblogs with content are never grouped, so that likes do not bury them. */
const KEY = `case when $7::text is null then n.id
  when n.type = 'follow' then 0
  when n.type in ('community_new_member', 'community_new_request') then n.community_id
  when n.type in ('like', 'reblog_naked', 'community_reaction') then case when $7::text = 'post' then n.post_id else n.actor_blog_id end
  else n.id end`;

const PAGE = `with acts as (
    select n.*, ${KEY} as key, (n.id >> 22) / ${DAY_MS} as day from ${known('$2::bigint')}
       and n.blog_id = $1 and n.id < $3
       and ($5::text[] is null or n.type = any($5::text[]))
       and n.id > $6
       and ($8 = 'everyone' or exists (select 1 from follows f where f.user_id = $2 and f.blog_id = n.actor_blog_id))
       and ($8 <> 'mutuals' or exists (select 1 from follows f where f.user_id = n.user_id and f.blog_id = n.blog_id))
       and ($9::bigint is null or n.post_id = $9)
       and (n.post_id is null or n.post_id <> all($10::bigint[]))
  ), groups as (
    select max(id) as id, count(*)::int as count, count(distinct actor_blog_id)::int as actor_count,
           array_remove((array_agg(actor_blog_id order by id desc))[1:50], null)::text[] as actors,
           array_remove(array_agg(case when id = any($12::bigint[]) then id end), null)::text[] as named
      from acts group by type, key, day
    having max(id) < $4 and ($12::bigint[] is null or bool_or(id = any($12::bigint[]))) order by max(id) desc limit $11
  )
  select n.id, n.type, n.community_id, n.collection_id, n.user_id, n.actor_blog_id, n.post_id, n.other_blog_id, n.other_post_id, n.subject_id, r.text as reply_text, f.state as flag_state, f.outcome as flag_outcome,
         exists (select 1 from follows f where f.user_id = n.user_id and f.blog_id = n.blog_id) as following_you,
         g.count, g.actor_count, g.actors, g.named
    from groups g join notifications n on n.blog_id = $1 and n.id = g.id
    left join replies r on n.type in ('reply', 'mention_in_reply', 'conversational_note') and r.id = n.subject_id
    left join post_flags f on (n.type = 'post_flagged' or n.type like 'post\\_appeal%') and f.id = n.subject_id
   order by n.id desc`;

export interface NotificationRow
  extends Columns<
    'notifications',
    | 'type'
    | 'community_id'
    | 'collection_id'
    | 'user_id'
    | 'actor_blog_id'
    | 'post_id'
    | 'other_blog_id'
    | 'other_post_id'
    | 'subject_id'
  > {
  /** Id of the latest notification in the group. */
  id: Tables['notifications']['id'];
  reply_text: Tables['replies']['text'] | null;
  /** Moderation state of flagged content. */
  flag_state: Tables['post_flags']['state'] | null;
  flag_outcome: Tables['post_flags']['outcome'] | null;
  following_you: boolean;
  count: number;
  actor_count: number;
  /** Acting blogs, the latest first; may contain duplicates. */
  actors: string[];
  /** Notifications of the group that were requested by id. */
  named: string[];
}

export interface NotificationFilter {
  /** All types when absent. */
  types?: readonly string[] | undefined;
  from: 'everyone' | 'following' | 'mutuals';
  /** Only notifications above this id. */
  above: string;
  /** Only notifications before this moment, in seconds since 1970. */
  before?: number | undefined;
  postId?: string | undefined;
  omitPostIds: readonly string[];
  groupBy: GroupBy;
  /** Only groups that contain one of these notifications. */
  ids?: readonly string[] | undefined;
}

/** Returns the end of the day (UTC) of an id: groups are per day, and the previous page may have cut one. */
function endOfDay(id: string): string {
  return firstIdAt((Math.floor(timeOfId(id) / DAY_MS) + 1) * DAY_MS);
}

/** Returns a page of a blog's notifications, similar ones of a day grouped, the newest first. */
export function notificationPage(
  db: Queryable,
  blogId: string,
  viewerId: string,
  filter: NotificationFilter,
  page: { below?: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  const before = filter.before === undefined ? LARGEST_ID : firstIdAt(filter.before * 1000);
  const reach = page.below === undefined ? LARGEST_ID : endOfDay(page.below);
  return db.query<NotificationRow>(PAGE, [
    blogId,
    viewerId,
    BigInt(before) < BigInt(reach) ? before : reach,
    page.below ?? LARGEST_ID,
    filter.types ? [...filter.types] : null,
    filter.above,
    filter.groupBy,
    filter.from,
    filter.postId ?? null,
    [...filter.omitPostIds],
    page.limit,
    filter.ids ? [...filter.ids] : null,
  ]);
}

/** Returns those of the given blogs that are currently muted. */
export async function mutedBlogs(db: Queryable, blogIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<Columns<'blogs', 'id'>>(
    `select b.id from blogs b where b.id = any($1::bigint[]) and ${isNotificationsMuted('b.id')}`,
    [[...blogIds]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the id up to which a member has read a blog's notifications; 0 for none. */
export async function readMarkerOf(db: Queryable, blogId: string, userId: string): Promise<string> {
  const row = await first<Columns<'notification_reads', 'read_to'>>(
    db,
    'select read_to from notification_reads where blog_id = $1 and user_id = $2',
    [blogId, userId],
  );
  return row?.read_to ?? '0';
}

const UNREAD = `select b.id, b.uuid, case when ${isNotificationsMuted('b.id')} then 0 else (
    select count(*)::int from ${known('$1::bigint')} and n.blog_id = b.id and n.id > coalesce(r.read_to, 0)) end as count
  from blog_members m join blogs b on b.id = m.blog_id
  left join notification_reads r on r.blog_id = b.id and r.user_id = m.user_id
 where m.user_id = $1 and b.state = 'active' and ($2::bigint is null or b.id = $2)
 order by m.is_primary desc, b.sort_order, b.id`;

/** Counts a member's unread notifications per blog; of one blog, or of all. A muted blog has none. */
export function countUnreadNotifications(
  db: Queryable,
  userId: string,
  blogId: string | null = null,
): Promise<(Columns<'blogs', 'id' | 'uuid'> & { count: number })[]> {
  return db.query(UNREAD, [userId, blogId]);
}

/**
 * Marks a blog's notifications as read for one member. The mark never moves back.
 *
 * @param until last second that is read, since 1970; all when absent
 */
export async function markRead(
  db: Queryable,
  blogId: string,
  userId: string,
  until: number | undefined,
): Promise<void> {
  await db.query(
    `insert into notification_reads (blog_id, user_id, read_to)
     select $1, $2, coalesce(max(id), 0) from notifications where blog_id = $1 and id < $3
     on conflict (blog_id, user_id) do update set read_to = greatest(notification_reads.read_to, excluded.read_to)`,
    [blogId, userId, until === undefined ? LARGEST_ID : firstIdAt((until + 1) * 1000)],
  );
}
