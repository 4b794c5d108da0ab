import { postUrl } from '#server/entities/blog/addresses.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { defineMailCause } from '#server/mail/mail-cause.ts';
import { cut } from '#server/modules/notifications/push/pushed.ts';
import {
  actorOf,
  shownBlog,
  toldAs,
  type UnseenNotification,
  unseenNotifications,
} from '../unseen-notifications.ts';

/** Number of replies and mentions that a mail shows. */
const MAX_SHOWN = 5;

const postIdOf = ({ row }: UnseenNotification): string => row.post_id ?? row.other_post_id ?? '';

function writtenOf(one: UnseenNotification) {
  const { shown, row, at } = one;
  const isMention = row.type === 'mention_in_post';
  return {
    kind: row.type === 'reply' ? ('reply' as const) : ('mention' as const),
    by: actorOf(one) ?? { name: '' },
    text: cut(isMention ? shown.post?.summary : shown.replyText) ?? '',
    at,
  };
}

/** Replies and mentions: one mail for each trail and hour. */
export const cause = defineMailCause({
  kind: 'replies',
  setting: 'emailReplies',
  rollUpMs: 3_600_000,
  async newsOf({ db, publicUrl }, reader, waiting) {
    const blogs = await unseenNotifications(db, reader, waiting, 'replies');
    const ids = blogs.flatMap(({ unseen }) => unseen.map(postIdOf));
    const posts = await postsByIds(db, ids, reader.userId);
    const roots = new Map(posts.map((post) => [post.id, post.root_post_id]));
    return blogs.flatMap(({ blog, unseen }) => {
      const trails = Map.groupBy(unseen, (one) => roots.get(postIdOf(one)) ?? postIdOf(one));
      return [...trails].flatMap(([root, all]) => {
        const shown = all[0]?.shown.targetPost ?? all[0]?.shown.post;
        if (!shown) return [];
        const post = {
          summary: cut(shown.summary) ?? '',
          link: `${publicUrl}${postUrl(shown.blogName, shown.id, '')}`,
          isOwn: shown.blogName === blog.name,
        };
        const written = all.slice(0, MAX_SHOWN).map(writtenOf);
        const props = { blog: shownBlog(blog), written, total: all.length, post };
        return [{ props, ...toldAs(root, all) }];
      });
    });
  },
});
