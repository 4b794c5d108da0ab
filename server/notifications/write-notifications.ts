import { limits } from '#generated/limits.ts';
import type { Queryable } from '#server/db/database.ts';

const COLUMNS = 'blog_id, type, user_id, actor_blog_id, post_id, other_blog_id, other_post_id, subject_id';

/**
 * Returns the insert part of a statement that notifies blogs of the rows that `source` selects. Members of a blog are
 * not notified there of their own actions.
 *
 * @param source a select, or the name of a common table expression, with {@link COLUMNS}
 */
function telling(source: string): string {
  return `insert into notifications (${COLUMNS}) select ${COLUMNS} from ${source} t
    where not exists (select 1 from blog_members own where own.blog_id = t.blog_id and own.user_id = t.user_id)
    on conflict (subject_id, blog_id, user_id, type) do nothing`;
}

/**
 * Notifies of likes within the statement that writes them: `likes` names its result, so that a like stays one
 * statement.
 */
export function likeNotifications(likes: string): string {
  return telling(`(select blog_id, 'like' as type, user_id, liker_blog_id as actor_blog_id, post_id,
    null::bigint as other_blog_id, null::bigint as other_post_id, post_id as subject_id from ${likes})`);
}

/** Notifies of follows within the statement that writes them. */
export function followNotifications(follows: string): string {
  return telling(`(select f.blog_id, 'follow' as type, f.user_id, m.blog_id as actor_blog_id, null::bigint as post_id,
    null::bigint as other_blog_id, null::bigint as other_post_id, f.user_id as subject_id
    from ${follows} f join blog_members m on m.user_id = f.user_id and m.is_primary)`);
}

const OF_POST = telling(`(
  select o.blog_id, case when p.content = '[]' then 'reblog_naked' else 'reblog_with_content' end as type,
         p.author_id as user_id, p.blog_id as actor_blog_id, p.parent_post_id as post_id, p.blog_id as other_blog_id,
         p.id as other_post_id, p.id as subject_id
    from posts p join posts o on o.id = p.parent_post_id where p.blog_id = $1 and p.id = $2
  union all
  select asking_blog_id, 'answered_ask', author_id, blog_id, null, blog_id, id, id
    from posts where blog_id = $1 and id = $2 and asking_blog_id is not null
  union all
  select b.id, 'mention_in_post', p.author_id, p.blog_id, null, p.blog_id, p.id, p.id
    from posts p
    join blogs b on b.uuid in (
      select uuid #>> '{}' from jsonb_path_query(p.content,
        '$.**.formatting[*] ? (@.type == "mention").blog.uuid') uuid)
   where p.blog_id = $1 and p.id = $2
  union all
  select m.blog_id, 'new_post', p.author_id, p.blog_id, null, p.blog_id, p.id, p.id
    from posts p join blog_subscriptions s on s.blog_id = p.blog_id join blog_members m on m.user_id = s.user_id and m.is_primary
   where p.blog_id = $1 and p.id = $2 and (p.parent_post_id is null or p.content <> '[]'))`);

/**
 * Notifies of a post that became public: the author of the reblogged post, the sender of the answered ask, mentioned
 * blogs, and subscribers of the blog's posts (except for a reblog without additions). A post that was public before
 * notifies no blog twice.
 */
export async function notifyOfPost(tx: Queryable, blogId: string, id: string): Promise<void> {
  await tx.query(OF_POST, [blogId, id]);
}

/** Notifies a blog of an ask. The sender of an anonymous ask is stored for blocks only. */
export async function notifyOfAsk(tx: Queryable, blogId: string, id: string): Promise<void> {
  await tx.query(
    telling(`(select blog_id, 'ask' as type, author_id as user_id, asking_blog_id as actor_blog_id, id as post_id,
      null::bigint as other_blog_id, null::bigint as other_post_id, id as subject_id
      from posts where blog_id = $1 and id = $2)`),
    [blogId, id],
  );
}

/** Returns the blog names that a reply mentions: `@name`, at the start of a word. */
function namesIn(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}@_])@([a-z0-9-]{1,32})/giu)];
  const names = new Set(found.flatMap(([, name]) => name?.toLowerCase() ?? []));
  return [...names].slice(0, limits.mentionsPerPost);
}

interface ToldReply {
  id: string;
  userId: string;
  replierBlogId: string;
  text: string;
  scope: 'everyone' | 'post_author';
}

/**
 * Notifies of a reply: the author of the post; if the reply is public, the mentioned blogs, and those subscribers of
 * the post's replies who are not mentioned.
 */
export async function notifyOfReply(
  tx: Queryable,
  post: { id: string; blog_id: string },
  reply: ToldReply,
): Promise<void> {
  const names = reply.scope === 'everyone' ? namesIn(reply.text) : [];
  await tx.query(
    telling(`(
      select $1::bigint as blog_id, 'reply' as type, $4::bigint as user_id, $5::bigint as actor_blog_id,
             $2::bigint as post_id, null::bigint as other_blog_id, null::bigint as other_post_id, $3::bigint as subject_id
      union all
      select b.id, 'mention_in_reply', $4::bigint, $5::bigint, null, $1::bigint, $2::bigint, $3::bigint
        from blogs b where lower(b.name) = any($6::text[]) and b.id <> $1::bigint
      union all
      select m.blog_id, 'conversational_note', $4::bigint, $5::bigint, null, $1::bigint, $2::bigint, $3::bigint
        from post_subscriptions s join blog_members m on m.user_id = s.user_id and m.is_primary
        join blogs b on b.id = m.blog_id
       where $7 and s.blog_id = $1::bigint and s.post_id = $2::bigint and s.blog_id <> m.blog_id
         and lower(b.name) <> all($6::text[]))`),
    [post.blog_id, post.id, reply.id, reply.userId, reply.replierBlogId, names, reply.scope === 'everyone'],
  );
}

/** Notifies a member's primary blog of an invitation to write for another blog, which is named as the sender. */
export async function notifyOfInvitation(tx: Queryable, invitationId: string): Promise<void> {
  await tx.query(
    telling(`(select m.blog_id, 'group_blog_invitation' as type, i.sender_id as user_id, i.space_id as actor_blog_id,
      null::bigint as post_id, null::bigint as other_blog_id, null::bigint as other_post_id, i.id as subject_id
      from space_invitations i join blog_members m on m.user_id = i.recipient_id and m.is_primary where i.id = $1)`),
    [invitationId],
  );
}

/** Notifies a blog of a new member before they are added: afterwards their own actions no longer notify it. */
export async function notifyOfMember(tx: Queryable, blogId: string, userId: string): Promise<void> {
  await tx.query(
    telling(`(select $1::bigint as blog_id, 'new_group_blog_member' as type, m.user_id, m.blog_id as actor_blog_id,
      null::bigint as post_id, null::bigint as other_blog_id, null::bigint as other_post_id, m.user_id as subject_id
      from blog_members m where m.user_id = $2 and m.is_primary)`),
    [blogId, userId],
  );
}

/** Deletes the notification of a new member, so that the blog is notified again when they return. */
export async function deleteMemberNotifications(
  tx: Queryable,
  blogId: string,
  userId: string,
): Promise<void> {
  await tx.query(
    "delete from notifications where blog_id = $1 and subject_id = $2 and type = 'new_group_blog_member'",
    [blogId, userId],
  );
}

/** Id of the actor of notifications by the site; no member has it. */
const THE_SITE = '0';

/** Notifies a blog that one of its posts could not be published. A post that fails again notifies again. */
export async function notifyOfFault(tx: Queryable, blogId: string, postId: string): Promise<void> {
  await tx.query(
    "delete from notifications where blog_id = $1 and subject_id = $2 and type = 'publish_failed'",
    [blogId, postId],
  );
  await tx.query(
    telling(`(select $1::bigint as blog_id, 'publish_failed' as type, $3::bigint as user_id, null::bigint as actor_blog_id,
      $2::bigint as post_id, null::bigint as other_blog_id, null::bigint as other_post_id, $2::bigint as subject_id)`),
    [blogId, postId, THE_SITE],
  );
}

/** Notifies a blog that the site flagged one of its posts, or decided about an appeal against that. */
export async function notifyOfFlag(
  tx: Queryable,
  flagId: string,
  type: 'post_flagged' | 'post_appeal_accepted' | 'post_appeal_rejected',
): Promise<void> {
  await tx.query(
    telling(`(select f.blog_id, $2 as type, $3::bigint as user_id, null::bigint as actor_blog_id, f.post_id,
      null::bigint as other_blog_id, null::bigint as other_post_id, f.id as subject_id from post_flags f where f.id = $1)`),
    [flagId, type, THE_SITE],
  );
}

/** Deletes the notifications about a deleted post or reply. */
export async function deleteNotifications(tx: Queryable, subjectId: string): Promise<void> {
  await tx.query('delete from notifications where subject_id = $1', [subjectId]);
}
