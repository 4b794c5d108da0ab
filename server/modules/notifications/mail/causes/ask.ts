import { postsByIds } from '#server/entities/post/repository.ts';
import { defineMailCause } from '#server/mail/mail-cause.ts';
import { cut } from '#server/modules/notifications/push/pushed.ts';
import { actorOf, shownBlog, toldAs, unseenNotifications } from '../unseen-notifications.ts';

/** Number of questions that a mail shows. */
const MAX_SHOWN = 5;

/** Questions that wait in the inbox: one mail for each blog and hour. */
export const cause = defineMailCause({
  kind: 'ask',
  setting: 'emailAsks',
  rollUpMs: 3_600_000,
  async newsOf({ db, publicUrl }, reader, waiting) {
    const blogs = await unseenNotifications(db, reader, waiting, 'ask');
    const ids = blogs.flatMap(({ unseen }) => unseen.flatMap(({ row }) => row.post_id ?? []));
    const posts = await postsByIds(db, ids, reader.userId);
    const open = new Set(posts.filter(({ state }) => state === 'ask').map(({ id }) => id));
    return blogs.flatMap(({ blog, unseen: all }) => {
      const unseen = all.filter(({ row }) => open.has(row.post_id ?? ''));
      if (unseen.length === 0) return [];
      const asks = unseen.slice(0, MAX_SHOWN).map((one) => {
        const from = actorOf(one);
        return { ...(from && { from }), text: cut(one.shown.askText) ?? '', at: one.at };
      });
      const props = {
        blog: shownBlog(blog),
        asks,
        total: unseen.length,
        link: `${publicUrl}/inbox/${blog.name}`,
      };
      return [{ props, ...toldAs(blog.id, unseen) }];
    });
  },
});
