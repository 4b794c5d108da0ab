import { domainError } from '#server/core/errors.ts';
import { ownPost } from '#server/entities/post/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { createdPost, pendingMediaNotice } from '../compose/created-presenter.ts';
import { mayPublishToday } from '../publishing/publishing-rules.ts';
import { releasePost } from '../publishing/release.ts';

/** Returns the same response for a post that is published already, so that a double click is harmless. */
export const publishPost: Handler<'publishPost'> = async ({ body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, body.id, viewer.userId);
  const release = await db.transaction(async (tx) => {
    // A post that waits for transcoding is counted already.
    if (post.state !== 'published' && post.state !== 'transcoding')
      await mayPublishToday(tx, viewer.userId, services.now());
    return releasePost(tx, blog.id, post.id, { now: services.now(), screenPost: services.screenPost });
  });
  if (release === 'gone') {
    throw domainError('invalid-request-param', { field: 'id', reason: 'not_publishable' });
  }
  const words = release === 'waiting' ? pendingMediaNotice(blog) : `Posted to ${blog.name}`;
  return createdPost(db, blog, post.id, viewer.userId, words);
};
