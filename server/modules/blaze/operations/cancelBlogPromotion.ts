import { answer, type Handler } from '#server/http/contract/handler.ts';
import { promotedBlog } from '../promotions/promoted-blog.ts';
import { stopPromotion } from '../promotions/stop-promotion.ts';

export const cancelBlogPromotion: Handler<'cancelBlogPromotion'> = async (context) => {
  const { params, query, subject, db, services, viewer } = context;
  const { id: blogId } = await promotedBlog({ db, viewer, named: params.blog }, subject.blog);
  await stopPromotion({ db, nowMs: services.now(), viewer }, { blogId, postId: null }, query);
  return answer(204);
};
