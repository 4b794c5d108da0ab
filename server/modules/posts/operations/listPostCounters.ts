import { isPossibleId } from '#server/core/ids.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { canRead } from '#server/policies/blogs.ts';
import { canReadPost } from '#server/policies/posts.ts';

export const listPostCounters: Handler<'listPostCounters'> = async ({ query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const ids = [...new Set(query.ids.split(','))].filter(isPossibleId);
  const posts = await postsByIds(db, ids, viewerId);
  const blogs = await blogsByIds(
    db,
    posts.map((post) => post.blog_id),
    viewerId,
  );
  const readable = posts.filter((post) => {
    const blog = blogs.get(post.blog_id);
    return blog && canRead(blog, viewerId) && canReadPost(post);
  });
  return {
    counters: readable.map((post) => ({
      id: post.id,
      liked: post.liked,
      noteCount: post.note_count,
      likeCount: post.like_count,
      reblogCount: post.reblog_count,
      replyCount: post.reply_count,
      selfReplyCount: post.self_reply_count,
    })),
  };
};
