import type { Handler } from '#server/contract/handler.ts';
import { selectBlogFields } from '#server/modules/blogs/core/blog-fields.ts';
import { presentBlog } from '#server/modules/blogs/core/presenter.ts';
import { blogsOfUser } from '#server/modules/blogs/core/repository.ts';
import { countByBlog } from '#server/modules/posts/core/counts-repository.ts';
import { presentUser, presentUserToApp } from '#server/modules/users/presenter.ts';
import { userById } from '#server/modules/users/repository.ts';

const VISITOR = { isLoggedIn: false, blogs: [], isUsingNewWebEditor: true, useNewWelcome: true };

export const getUserInfo: Handler<'getUserInfo'> = async ({ query, db, viewer }) => {
  const user = viewer && (await userById(db, viewer.userId));
  if (!user) return VISITOR;
  const [blogs, counts] = await Promise.all([blogsOfUser(db, user.id), countByBlog(db, user.id)]);
  const waiting = new Map(counts.map(({ uuid, queue, drafts }) => [uuid, { queue, drafts }]));
  const fields = query['fields[blogs]'];
  return {
    isLoggedIn: true,
    user: viewer.app ? presentUserToApp(user, blogs[0]?.name ?? '') : presentUser(user, blogs[0]?.name ?? ''),
    blogs: blogs.map((blog) =>
      selectBlogFields({ ...presentBlog(blog, user.id), ...waiting.get(blog.uuid) }, fields),
    ),
    isUsingNewWebEditor: !user.uses_old_editor,
    useNewWelcome: !user.is_welcomed,
  };
};
