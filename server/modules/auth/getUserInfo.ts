import type { Handler } from '#server/contract/handler.ts';
import { selectBlogFields } from '../blogs/blog-fields.ts';
import { presentBlog } from '../blogs/presenter.ts';
import { blogsOfUser } from '../blogs/repository.ts';
import { presentUser } from './presenter.ts';
import { userById } from './repository.ts';

const VISITOR = { isLoggedIn: false, blogs: [], isUsingNewWebEditor: true, useNewWelcome: true };

export const getUserInfo: Handler<'getUserInfo'> = async ({ query, db, viewer }) => {
  const user = viewer && (await userById(db, viewer.userId));
  if (!user) return VISITOR;
  const blogs = await blogsOfUser(db, user.id);
  const fields = query['fields[blogs]'];
  return {
    isLoggedIn: true,
    user: presentUser(user, blogs[0]?.name ?? ''),
    blogs: blogs.map((blog) => selectBlogFields(presentBlog(blog, user.id), fields)),
    isUsingNewWebEditor: true,
    useNewWelcome: true,
  };
};
