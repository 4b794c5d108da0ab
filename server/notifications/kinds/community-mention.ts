import { commentFields } from '../comment-fields.ts';
import type { NotificationKind } from '../kind.ts';

/** Selects the ids of the blogs that a content mentions by its formatting. */
function mentionedIn(content: string): string {
  return `select id from blogs where uuid in (
        select uuid #>> '{}' from jsonb_path_query(${content}, '$.**.formatting[*] ? (@.type == "mention").blog.uuid') uuid)`;
}

/** Condition that somebody of the blog takes part in the community of the post `p`: others are not told what they may not read. */
const TAKES_PART = `exists (select 1 from space_members s join blog_members w on w.user_id = s.user_id
        where s.space_id = p.community_id and w.blog_id = b.id)`;

export const kind: NotificationKind = {
  type: 'community_mention',
  cause: [
    {
      event: 'communityPost',
      rows: `select b.id, 'community_mention', p.author_id, p.blog_id, null::bigint, p.blog_id, p.id, p.id, p.community_id
      from posts p join blogs b on b.id in (${mentionedIn('open_content(p.content)')})
     where p.blog_id = $1 and p.id = $2 and ${TAKES_PART}`,
    },
    {
      event: 'communityComment',
      // Blogs that the comment answers hear of the comment itself.
      rows: `select b.id, 'community_mention', k.user_id, k.blog_id, null::bigint, p.blog_id, p.id, k.id, p.community_id
      from community_comments k join posts p on p.blog_id = k.post_blog_id and p.id = k.post_id
      join blogs b on b.id in (${mentionedIn('k.content')} union select id from blogs where lower(name) = any($2::text[]))
     where k.id = $1 and b.id <> p.blog_id and ${TAKES_PART}
       and not exists (select 1 from community_comments o where o.id in (k.parent_id, k.reply_to_id) and o.blog_id = b.id)`,
    },
  ],
  preference: 'mentions',
  title: 'mentioned you in a community',
  push: { setting: 'pushMentions' },
  fieldsOf: commentFields,
};
