import { ownPost } from '#server/entities/post/policy.ts';
import { refuseBurning } from '#server/entities/post/refuse-burning.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { enterQueue, lockQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { refuseForgedAsk } from '../compose/asker.ts';
import { createdPost } from '../compose/created-presenter.ts';
import { askedState, editedPost, refuseStale } from '../compose/edit-rules.ts';
import { refusePaywall } from '../compose/paywalls.ts';
import { resolvedContent } from '../compose/sources.ts';
import { placeInCommunity } from '../compose/target-community.ts';
import { lockPost, type NewPost, updatePost } from '../compose/write-repository.ts';
import { placeAfterEdit } from '../publishing/place-after-edit.ts';
import { checkPublishOn, mayPublishToday } from '../publishing/publishing-rules.ts';

/** Reads, composes and writes while the post's row is locked, so that no concurrent edit is lost. */
export const editPost: Handler<'editPost'> = async (context) => {
  const { params, body, subject, db, services, viewer } = context;
  const { blog } = subject;
  const { userId } = viewer;
  const now = services.now();
  const wanted = askedState(body);
  const { id } = await ownPost(db, blog, params.id, userId);
  await db.transaction(async (tx) => {
    // Lock order of all writers: limit, queue, post.
    if (wanted === 'published') await lockLimit(tx, 'postsPerDay', userId);
    if (wanted === 'queued') await lockQueue(tx, blog);
    await lockPost(tx, blog.id, id);
    const post = await ownPost(tx, blog, id, userId);
    await refuseBurning(tx, post.id);
    await refuseStale(tx, body.basedOn, blog, post, userId);
    const changes = editedPost(body, post);
    const placeThere = await placeInCommunity(context, tx, post, changes.state);
    // A post that waits for transcoding is counted already.
    const isCounted = post.state === 'published' || post.becomes === 'published';
    if (changes.state === 'published' && !isCounted) await mayPublishToday(tx, userId, now);
    if ((changes.state ?? post.state) === 'queued') checkPublishOn(body, now);
    if (changes.state === 'queued') await enterQueue(tx, blog, now, Number(post.state !== 'queued'));
    const content = body.content
      ? await resolvedContent(tx, changes.content, userId, post.content)
      : changes.content;
    const communityId = post.community_id;
    const state = changes.state ?? (post.state as NewPost['state']);
    await refusePaywall(tx, { blogId: blog.id, state, communityId }, changes.content, post.content);
    const layout = refuseForgedAsk(changes, post);
    // The member who answers is the author of the answer; a submission keeps its sender as author.
    const authorId = post.state === 'ask' ? { authorId: userId } : {};
    const leadsTo = (changes.state ?? post.becomes ?? post.state) as NewPost['state'];
    const place = await placeAfterEdit(tx, { before: post.state, wanted: leadsTo, content });
    await updatePost(tx, blog.id, id, {
      ...changes,
      content,
      layout,
      ...place,
      ...placeThere,
      ...authorId,
    });
    await services.screenPost(tx, post.community_id, { id, blog_id: blog.id });
  });
  return createdPost(db, blog, id, userId, 'Saved');
};
