import { isPossibleId } from '#server/core/ids.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { promotedBlog } from '../promotions/promoted-blog.ts';
import { stopPromotion } from '../promotions/stop-promotion.ts';

export const cancelPostPromotion: Handler<'cancelPostPromotion'> = async (context) => {
  const { params, query, subject, db, services, viewer } = context;
  const { id: blogId } = await promotedBlog({ db, viewer, named: params.blog }, subject.blog);
  // An id that no post can have is promoted nowhere.
  const postId = isPossibleId(params.id) ? params.id : '0';
  await stopPromotion({ db, nowMs: services.now(), viewer }, { blogId, postId }, query);
  return answer(204);
};
