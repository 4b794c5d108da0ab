import { answer, type Handler } from '#server/http/contract/handler.ts';
import { promote } from '../promotions/promote.ts';
import { promotedBlog, refuseClosedBlog } from '../promotions/promoted-blog.ts';
import { termsOf } from '../promotions/promotion-terms.ts';

export const promoteBlog: Handler<'promoteBlog'> = async (context) => {
  const { params, body, subject, db, services, viewer } = context;
  const blog = await promotedBlog({ db, viewer, named: params.blog }, subject.blog);
  refuseClosedBlog(blog);
  const terms = termsOf(body, services.now());
  return answer(201, await promote({ db, services, viewer }, { blogId: blog.id, postId: null }, terms));
};
