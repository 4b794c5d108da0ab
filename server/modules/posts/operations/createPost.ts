import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import type { Queryable } from '#server/db/database.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { answer, type Context, type Handler } from '#server/http/contract/handler.ts';
import { isBlockedAsker } from '#server/modules/blocks/askers-repository.ts';
import { pollsOf } from '#server/modules/posts/polls/polls.ts';
import { placeFor } from '#server/modules/posts/publishing/waiting-posts.ts';
import { enterQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { refuseForgedAsk, withAsker } from '../compose/asker.ts';
import { blogDefaults } from '../compose/blog-defaults.ts';
import { composePost } from '../compose/compose.ts';
import { createdPost, pendingMediaNotice } from '../compose/created-presenter.ts';
import { parentOf, reblogParent, refuseEmptyReblog } from '../compose/reblog.ts';
import { newReblogKey } from '../compose/reblog-key.ts';
import { namedBlog, resolvedContent } from '../compose/sources.ts';
import { checkSubmission } from '../compose/submission-rules.ts';
import { insertPost, type NewPost } from '../compose/write-repository.ts';
import { checkPublishOn, mayPublishToday, maySendToday } from '../publishing/publishing-rules.ts';
import { wantedState } from '../publishing/wanted-state.ts';

type Body = Context<'createPost'>['body'];

/** Returns the text of the toast for the post's resulting state. */
function displayText(state: NewPost['state'], blog: BlogRow, isScheduled: boolean): string {
  if (state === 'queued' && isScheduled) return `Scheduled for ${blog.name}`;
  const words: Record<NewPost['state'], string> = {
    published: `Posted to ${blog.name}`,
    draft: `Saved as a draft of ${blog.name}`,
    queued: `Added to the queue of ${blog.name}`,
    private: `Posted privately to ${blog.name}`,
    ask: `Asked ${blog.name}`,
    submission: `Sent to ${blog.name}`,
    transcoding: pendingMediaNotice(blog),
  };
  return words[state];
}

/**
 * Returns the blog a post is for: one of the member's own or, for an ask or a submission, another blog that accepts
 * them.
 */
async function targetBlog({ params, subject, db, viewer }: Context<'createPost'>, state: NewPost['state']) {
  if (params.blog.startsWith('@@')) throw domainError('not-found', { detail: 'There is no such community.' });
  if (state !== 'ask' && state !== 'submission') return subject.blog();
  const blog = await readableBlog(db, params.blog, viewer.userId);
  // A member who was blocked through an anonymous ask gets the same error as when asks are closed, so that the block
  // stays secret.
  const isKeptOut = await isBlockedAsker(db, blog.id, viewer.userId);
  const takes = (state === 'ask' ? blog.ask : blog.can_submit) && !isKeptOut;
  if (!takes)
    throw domainError('not-allowed', {
      reason: state === 'ask' ? 'asks_off' : 'submissions_off',
      params: { blog: blog.name },
    });
  return blog;
}

/** Returns true when an ask is anonymous. An ask layout without an attribution is anonymous. */
function isAnonymous(body: Body, blog: BlogRow): boolean {
  const layout = body.layout?.find((block) => block.type === 'ask');
  if (layout?.type !== 'ask' || layout.attribution) return false;
  if (!blog.ask_anonymous) {
    throw domainError('not-allowed', { reason: 'anonymous_asks_off', params: { blog: blog.name } });
  }
  return true;
}

/** Returns the asker from the database; null for an anonymous one. */
async function askerOf(tx: Queryable, blogId: string | null) {
  const asker = blogId ? (await blogsByIds(tx, [blogId], null)).get(blogId) : undefined;
  return asker ? namedBlog(asker) : null;
}

export const createPost: Handler<'createPost'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const state = wantedState(body);
  const blog = await targetBlog(context, state);
  const parent = await reblogParent(db, body, viewer.userId);
  const composed = composePost(body);
  if (composed.content.length === 0 && !parent) throw domainError('invalid-body', { field: 'content' });
  if ((parent || state === 'ask') && pollsOf(composed.content).length > 0) {
    throw domainError('poll-not-allowed', { field: 'content' });
  }
  if (state === 'ask' && !blog.settings.askMedia && composed.content.some(({ type }) => type !== 'text')) {
    throw domainError('not-allowed', {
      reason: 'ask_text_only',
      params: { blog: blog.name },
      field: 'content',
    });
  }
  if (state === 'submission') checkSubmission(composed, blog);
  if (state === 'queued') checkPublishOn(body, services.now());
  const anonymous = state === 'ask' && isAnonymous(body, blog);
  const speakingBlogId = subject.tumblelog?.id ?? viewer.primaryBlogId;
  const askingBlogId = state === 'ask' && !anonymous ? speakingBlogId : null;
  const { id, place } = await db.transaction(async (tx) => {
    if (state === 'ask' || state === 'submission')
      await maySendToday(tx, viewer.userId, state, services.now());
    // Drafts and queued posts do not count yet: they are the alternative when the daily limit is reached (8023).
    else if (state !== 'draft' && state !== 'queued')
      await mayPublishToday(tx, viewer.userId, services.now());
    if (state === 'queued') await enterQueue(tx, blog, services.now());
    const settled = await resolvedContent(tx, composed.content, viewer.userId);
    const layout =
      state === 'ask'
        ? withAsker(composed.layout, await askerOf(tx, askingBlogId))
        : refuseForgedAsk(composed);
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
      space: blogSpace(blog.id),
      authorId: viewer.userId,
      ...place,
      reblogKey: newReblogKey(),
      hideTrail: body.hideTrail ?? false,
      askingBlogId,
      askingIsAnonymous: anonymous,
      submittedBlogId: state === 'submission' ? speakingBlogId : null,
    });
    return { id, place };
  });
  return answer(
    201,
    await createdPost(
      db,
      blog,
      id,
      viewer.userId,
      displayText(place.state, blog, body.publishOn !== undefined),
    ),
  );
};
