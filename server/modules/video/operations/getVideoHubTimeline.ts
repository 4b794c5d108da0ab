import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { visiblePost } from '#server/entities/post/policy.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { startingWith } from '#server/feed/joined-skeletons.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { isListable } from '#server/policies/blogs.ts';
import { hubNamed } from '../policy.ts';
import { videoPosition } from '../video-hub-repository.ts';
import { videoSkeleton } from '../video-skeleton.ts';

export const getVideoHubTimeline: Handler<'getVideoHubTimeline'> = async (context) => {
  const { params, query, db, services, viewer } = context;
  const { blog_name: blogName, post_id: postId, cursor, limit = 20 } = query;
  const hub = await hubNamed(db, params.hub, viewer.userId);
  let skeleton: Skeleton = videoSkeleton(db, hub.tags);
  if (blogName !== undefined) {
    const blog = await findBlog(db, blogName, viewer.userId);
    if (!blog || !isListable(blog, viewer.userId)) {
      throw domainError('not-found', { reason: 'blog', field: 'blog_name' });
    }
    skeleton = videoSkeleton(db, hub.tags, blog.id);
  }
  if (postId !== undefined) {
    const { id } = await visiblePost(db, postId, viewer.userId, 'post_id');
    const position = await videoPosition(db, hub.tags, id);
    if (position === undefined) {
      throw domainError('not-found', { detail: 'This channel has no such video.', field: 'post_id' });
    }
    skeleton = startingWith(skeleton, position);
  }
  const { posts, links } = await postPage({
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId: viewer.userId,
    skeleton,
    list: `video-hub/${hub.name}?blog=${blogName}&post=${postId}`,
    cursor,
    limit,
    path: pathOf('getVideoHubTimeline', params),
    query,
  });
  return { timeline: { elements: posts, links } };
};
