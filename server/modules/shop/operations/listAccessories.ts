import type { Handler } from '#server/http/contract/handler.ts';
import { accessoriesOfBlog } from '../accessories-of-blog.ts';

export const listAccessories: Handler<'listAccessories'> = async ({ subject, db }) => ({
  accessories: await accessoriesOfBlog(db, subject.blog.id, subject.blog.avatar_frame),
});
