import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'mention_in_post',
  cause: {
    event: 'post',
    rows: `select b.id, 'mention_in_post', p.author_id, p.blog_id, null::bigint, p.blog_id, p.id, p.id
      from posts p
      join blogs b on b.uuid in (
        select uuid #>> '{}' from jsonb_path_query(open_content(p.content),
          '$.**.formatting[*] ? (@.type == "mention").blog.uuid') uuid)
     where p.blog_id = $1 and p.id = $2`,
  },
  preference: 'mentions',
  title: 'mentioned you in a post',
  push: { setting: 'pushMentions' },
  mail: { kind: 'replies', setting: 'emailReplies', afterMinutes: 10 },
};
