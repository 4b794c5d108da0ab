import { domainError, requireFound } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { communitiesByIds, findCommunity } from '#server/entities/community/repository.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { boardToWriteOn, refuseWriter, writingSeat } from '#server/entities/community/writing.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import type { Context } from '#server/http/contract/handler.ts';
import type { NewPost } from './write-repository.ts';

/** Begins the blog slot when it names a community (spec 001 §3). */
const COMMUNITY_MARK = '@@';

/** States of a post that can be in a community: it is there for all members, or on its way. */
const STATES: ReadonlySet<NewPost['state']> = new Set(['published', 'draft', 'queued']);

/** The community that a new post goes to. */
export interface TargetCommunity {
  community: CommunityRow;
  /** The writer's blog that is a member. */
  blog: BlogRow;
  /** Null for none. */
  boardId: string | null;
}

/** Returns the name of the community that a request for a new post names; undefined for a post of a blog. */
export function communityNameOf({ params, body }: Pick<Context<'createPost'>, 'params' | 'body'>) {
  return params.blog.startsWith(COMMUNITY_MARK) ? params.blog.slice(COMMUNITY_MARK.length) : body.community;
}

function requireState(state: NewPost['state'] | undefined): void {
  if (state !== undefined && !STATES.has(state)) {
    throw domainError('invalid-request-param', { field: 'state', reason: 'post_state' });
  }
}

/**
 * Returns where in a community a new post goes, if the member may write there.
 *
 * @param name handle or uuid of the community
 * @throws not-found, also where communities are switched off, invalid-request-param, what `refuseWriter` throws, community-members-only (23002) for a blog that is
 *   no member, community-board-gone (23203)
 */
export async function targetCommunity(
  { params, body, subject, db, services, viewer }: Context<'createPost'>,
  name: string,
  state: NewPost['state'],
): Promise<TargetCommunity> {
  requireState(state);
  if (!(await isFeatureOpen(db, 'communities', viewer.userId))) {
    throw domainError('not-found', { reason: 'feature' });
  }
  const community = await findCommunity(db, name, viewer.userId);
  if (!community) throw domainError('not-found', { reason: 'community' });
  refuseWriter(community, services.now() / 1000);
  const named = params.blog.startsWith(COMMUNITY_MARK) ? subject.tumblelog : subject.blog();
  const seat = await writingSeat(db, community, viewer.userId, named?.id);
  const blog = (await blogsByIds(db, [seat.blog_id], viewer.userId)).get(seat.blog_id);
  const boardId = body.board === undefined ? null : await boardToWriteOn(db, community, body.board);
  return { community, blog: requireFound(blog, 'The blog'), boardId };
}

/**
 * Returns what an edit changes about the place of a post. Its community stays; it may move to another board of it.
 *
 * @throws invalid-request-param, what `refuseWriter` throws, community-board-gone (23203)
 */
export async function placeInCommunity(
  { body, services, viewer }: Pick<Context<'editPost'>, 'body' | 'services' | 'viewer'>,
  tx: Queryable,
  post: PostRow,
  state: NewPost['state'] | undefined,
): Promise<{ boardId?: string }> {
  if (post.community_id === null) {
    const field = body.community === undefined ? 'board' : 'community';
    if (body[field] !== undefined) throw domainError('invalid-request-param', { field });
    return {};
  }
  requireState(state);
  const row = (await communitiesByIds(tx, [post.community_id], viewer.userId)).get(post.community_id);
  const community = requireFound(row, 'The community');
  refuseWriter(community, services.now() / 1000);
  const isSame =
    body.community === undefined ||
    [community.handle.toLowerCase(), community.uuid].includes(body.community.toLowerCase());
  if (!isSame) throw domainError('invalid-request-param', { field: 'community' });
  return body.board === undefined ? {} : { boardId: await boardToWriteOn(tx, community, body.board) };
}
