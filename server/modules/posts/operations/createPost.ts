import { blogSpace } from '#server/core/spaces.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { placeFor } from '#server/modules/posts/publishing/waiting-posts.ts';
import { enterQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { askerOf, isAnonymousAsk } from '../compose/ask-rules.ts';
import { refuseForgedAsk, withAsker } from '../compose/asker.ts';
import { blogDefaults } from '../compose/blog-defaults.ts';
import { composePost } from '../compose/compose.ts';
import { createdPost, createdText, heldNotice } from '../compose/created-presenter.ts';
import { checkNewPost } from '../compose/new-post-rules.ts';
import { refusePaywall } from '../compose/paywalls.ts';
import { parentOf, reblogParent, refuseEmptyReblog } from '../compose/reblog.ts';
import { newReblogKey } from '../compose/reblog-key.ts';
import { resolvedContent } from '../compose/sources.ts';
import { targetBlog } from '../compose/target-blog.ts';
import { communityNameOf, targetCommunity } from '../compose/target-community.ts';
import { insertPost } from '../compose/write-repository.ts';
import { mayWriteToday } from '../publishing/publishing-rules.ts';
import { wantedState } from '../publishing/wanted-state.ts';

export const createPost: Handler<'createPost'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const state = wantedState(body);
  const communityName = communityNameOf(context);
  const target =
    communityName === undefined ? undefined : await targetCommunity(context, communityName, state);
  const blog = target?.blog ?? (await targetBlog(context, state));
  const parent = await reblogParent(db, body, viewer.userId);
  const composed = composePost(body);
  checkNewPost(body, state, composed, parent !== undefined, blog, services.now());
  const anonymous = state === 'ask' && isAnonymousAsk(body.layout, blog);
  const speakingBlogId = subject.tumblelog?.id ?? viewer.primaryBlogId;
  const askingBlogId = state === 'ask' && !anonymous ? speakingBlogId : null;
  const { id, place, isHeld } = await db.transaction(async (tx) => {
    await mayWriteToday(tx, viewer.userId, state, services.now());
    if (state === 'queued') await enterQueue(tx, blog, services.now());
    const settled = await resolvedContent(tx, composed.content, viewer.userId);
    const layout =
      state === 'ask'
        ? withAsker(composed.layout, await askerOf(tx, askingBlogId))
        : refuseForgedAsk(composed);
    await refusePaywall(
      tx,
      { blogId: blog.id, state, communityId: target?.community.id ?? null },
      composed.content,
    );
    const tree = parent && (await parentOf(tx, parent));
    if (tree && composed.content.length === 0) refuseEmptyReblog(tree.trail, body.hideTrail);
    const place = await placeFor(tx, state, settled);
    const id = await insertPost(tx, {
      ...composed,
      ...blogDefaults(body, blog, tree !== undefined),
      content: settled,
      layout,
      ...(tree ? { parent: tree, type: tree.rootType } : {}),
      ...(state === 'ask' ? { type: 'ask' as const } : {}),
      blogId: blog.id,
      space: target ? communitySpace(target.community.id) : blogSpace(blog.id),
      boardId: target?.boardId ?? null,
      authorId: viewer.userId,
      ...place,
      reblogKey: newReblogKey(),
      hideTrail: body.hideTrail ?? false,
      askingBlogId,
      askingIsAnonymous: anonymous,
      submittedBlogId: state === 'submission' ? speakingBlogId : null,
    });
    const isHeld = await services.screenPost(tx, target?.community.id ?? null, { id, blog_id: blog.id });
    return { id, place, isHeld };
  });
  const goal = { name: target?.community.title ?? blog.name };
  const words = isHeld ? heldNotice(goal) : createdText(place.state, goal, body.publishOn !== undefined);
  return answer(201, await createdPost(db, blog, id, viewer.userId, words));
};
