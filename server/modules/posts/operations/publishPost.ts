import { domainError } from '#server/core/errors.ts';
import { ownPost } from '#server/entities/post/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { createdPost, gettingReady } from '../compose/present-created.ts';
import { mayPublishToday } from '../publishing/publishing-rules.ts';
import { releasePost } from '../publishing/release.ts';

/** Publishing a post that is published already answers as if this had done it, so that a double click does no harm. */
export const publishPost: Handler<'publishPost'> = async ({ body, subject, db, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, body.id, viewer.userId);
  const release = await db.transaction(async (tx) => {
    // One that waits for its film counts already.
    if (post.state !== 'published' && post.state !== 'transcoding') await mayPublishToday(tx, viewer.userId);
    return releasePost(tx, blog.id, post.id);
  });
  if (release === 'gone') {
    throw domainError('invalid-request-param', { field: 'id', detail: 'This post cannot be published.' });
  }
  const words = release === 'waiting' ? gettingReady(blog) : `Posted to ${blog.name}`;
  return createdPost(db, blog, post.id, viewer.userId, words);
};
