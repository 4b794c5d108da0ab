import { mailBlog } from '#server/entities/blog/mail-blog.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { defineMailCause } from '#server/mail/mail-cause.ts';
import { cut } from '#server/modules/notifications/push/pushed.ts';
import { canRead } from '#server/policies/blogs.ts';
import { invitersOf } from '../inviters-repository.ts';
import { toldAs, unseenNotifications } from '../unseen-notifications.ts';

/** Invitations to write for a blog: one mail each, at once. */
export const cause = defineMailCause({
  kind: 'invitation',
  setting: 'emailInvitations',
  rollUpMs: 0,
  async newsOf({ db, publicUrl }, reader, waiting) {
    const found = await unseenNotifications(db, reader, waiting, 'invitation');
    const unseen = found.flatMap((one) => one.unseen);
    const inviters = await invitersOf(
      db,
      reader.userId,
      unseen.map(({ row }) => row.subject_id),
    );
    const blogs = await blogsByIds(
      db,
      unseen.flatMap(({ row }) => row.actor_blog_id ?? []),
      reader.userId,
    );
    return unseen.flatMap((one) => {
      const by = inviters.get(one.row.subject_id);
      const blog = blogs.get(one.row.actor_blog_id ?? '');
      if (!by || !blog) return [];
      const description = canRead(blog, reader.userId) ? (cut(blog.description) ?? '') : '';
      const props = {
        blog: mailBlog(blog),
        by,
        description,
        link: `${publicUrl}/activity`,
      };
      return [{ props, ...toldAs(one.row.subject_id, [one]) }];
    });
  },
});
