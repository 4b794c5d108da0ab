import type { components } from '#generated/types/api.d.ts';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

type Post = components['schemas']['Post'];
type Request = components['schemas']['CreatePostRequest'];

/** Returns one paragraph as a post's content. */
export function text(words: string): Request['content'] {
  return [{ type: 'text', text: words }];
}

/** Creates a post as a member and returns it. Throws when the server refuses. */
export async function postAs(
  app: TestApp,
  member: Member,
  body: Partial<Request> | string,
  blog = member.blogName,
): Promise<Post> {
  const payload = typeof body === 'string' ? { content: text(body) } : { content: [], ...body };
  const { status, body: answer } = await app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${blog}/posts`,
    payload,
  });
  if (status !== 201) throw new Error(`Posting answered ${status}: ${JSON.stringify(answer)}`);
  return answer.response.post;
}

/** Reblogs a post as a member, with or without a comment. */
export function reblogAs(app: TestApp, member: Member, parent: Post, comment?: string): Promise<Post> {
  return postAs(app, member, {
    content: comment ? text(comment) : [],
    parentPostId: parent.id,
    parentTumblelogUuid: parent.blog.uuid,
    reblogKey: parent.reblogKey,
  });
}

/** Replies to a post as a member's primary blog, and returns the server's answer. */
export function replyAs(
  app: TestApp,
  member: Member,
  post: Pick<Post, 'id' | 'reblogKey' | 'blogName'>,
  words: string,
  more: Record<string, string> = {},
) {
  return app.injectAs(member, {
    method: 'POST',
    url: '/v2/user/post/reply',
    payload: {
      post_id: post.id,
      reblog_key: post.reblogKey,
      tumblelog: post.blogName,
      reply_text: words,
      ...more,
    },
  });
}

/** Likes or unlikes a post as a member. */
export function likeAs(app: TestApp, member: Member, post: Post, verb: 'like' | 'unlike' = 'like') {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/user/${verb}`,
    payload: { id: post.id, reblog_key: post.reblogKey },
  });
}

/** Follows or unfollows a blog as a member. */
export function followAs(app: TestApp, member: Member, url: string, verb: 'follow' | 'unfollow' = 'follow') {
  return app.injectAs(member, { method: 'POST', url: `/v2/user/${verb}`, payload: { url } });
}
