import { answer, type Handler } from '#server/http/contract/handler.ts';
import { eligiblePost } from '../campaigns/eligible-post.ts';
import { promote } from '../promotions/promote.ts';
import { promotedBlog } from '../promotions/promoted-blog.ts';
import { termsOf } from '../promotions/promotion-terms.ts';

export const promotePost: Handler<'promotePost'> = async (context) => {
  const { params, body, subject, db, services, viewer } = context;
  const { id: blogId, name } = await promotedBlog({ db, viewer, named: params.blog }, subject.blog);
  const { post } = await eligiblePost(db, { tumblelog: name, post_id: params.id }, viewer.userId);
  const terms = termsOf(body, services.now());
  return answer(201, await promote({ db, services, viewer }, { blogId, postId: post.id }, terms));
};
