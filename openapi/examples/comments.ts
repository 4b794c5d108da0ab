import type { CommentSource } from '../world/communities.ts';
import { communitySource } from './community-shapes.ts';
import { ago } from './shapes.ts';
import { blogRefOf, MEMBER, postOf, type Schemas, world } from './world.ts';

const roleIn = (handle: string, key: string): { role: Schemas['CommunityRole'] } | object => {
  const { admins, moderators } = communitySource(handle);
  if (admins.includes(key)) return { role: 'admin' };
  return moderators.includes(key) ? { role: 'moderator' } : {};
};

function shared(handle: string, id: string, source: CommentSource) {
  const isOwn = world.blog(source.blog).writers.includes(MEMBER);
  return {
    id,
    blog: blogRefOf(source.blog),
    ...roleIn(handle, source.blog),
    content: [{ type: 'text' as const, text: source.text }],
    createdTs: ago(source.ago),
    liked: (source.likes ?? 0) > 5,
    likeCount: source.likes ?? 0,
    canDelete: isOwn,
    canEdit: isOwn,
    canReply: true,
    state: 'published' as const,
  };
}

/** Returns the comments on a community post, each with its replies. */
export function commentsOf(handle: string, postKey: string): Schemas['Comment'][] {
  const post = communitySource(handle).posts.find((entry) => entry.post === postKey);
  return (post?.comments ?? []).map((source, index) => {
    const id = `comment-${handle}-${index + 1}`;
    const replies = (source.replies ?? []).map((reply, place) => ({
      ...shared(handle, `${id}-${place + 1}`, reply),
      parentCommentId: id,
      replyTo: { commentId: id, blog: blogRefOf(source.blog) },
    }));
    return {
      ...shared(handle, id, source),
      postId: postOf(postKey).id,
      replyCount: replies.length,
      replies,
    };
  });
}
