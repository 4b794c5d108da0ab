import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { refuseUnreadable } from '#server/entities/blog/policy.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { hidesLabelled } from '#server/entities/community/label-choice.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import { canReadPost } from '#server/policies/posts.ts';
import { findPoll, type PollRow } from './polls-repository.ts';

/** States of a post in which its poll is active. */
const VISIBLE_STATES = new Set(['published', 'private']);

/** Returns true when a poll accepts votes. */
export function isOpen(poll: PollRow): boolean {
  return VISIBLE_STATES.has(poll.post_state) && !poll.is_over;
}

/** Returns true when the viewer takes part where the poll is: on a blog, or in one of their own communities. */
export function isParticipant(poll: PollRow): boolean {
  return canReadPost({ ...poll, state: poll.post_state });
}

/** Returns true when the poll is in a community into which the viewer may look without being a member. */
async function isInOpenCommunity(db: Queryable, poll: PollRow, viewerId: string | null): Promise<boolean> {
  if (poll.community_id === null || poll.post_state !== 'published') return false;
  const row = (await communitiesByIds(db, [poll.community_id], viewerId)).get(poll.community_id);
  if (!row) return false;
  const hides = row.has_content_label && (await hidesLabelled(db, viewerId));
  return communityVerdict(row, { hidesLabelled: hides }) === 'shown';
}

/**
 * Returns the requested poll when the viewer may read its post. Fails like the post does: a poll of a post that is not
 * public counts as not found for others.
 *
 * @throws invalid-poll-id, hidden-blog or password-protected-blog
 */
export async function readablePoll(db: Queryable, id: string, viewerId: string | null): Promise<PollRow> {
  const poll = await findPoll(db, id, viewerId);
  const blog = poll && (await blogsByIds(db, [poll.blog_id], viewerId)).get(poll.blog_id);
  const noPoll = () => domainError('invalid-poll-id');
  if (!poll || !blog) throw noPoll();
  if (!isParticipant(poll) && !(await isInOpenCommunity(db, poll, viewerId))) throw noPoll();
  refuseUnreadable(blog, viewerId, noPoll);
  return poll;
}

/**
 * Presents a poll's results for a viewer: voters and its author see the counts, everybody does once it is closed.
 * Before that a count could influence votes.
 */
export function presentPoll(poll: PollRow, viewerId: string | null): components['schemas']['PollResults'] {
  const open = isOpen(poll);
  const hasVoted = poll.chosen !== null;
  const showsCounts = hasVoted || poll.is_own || poll.is_over;
  const most = Math.max(...poll.votes);
  return {
    id: poll.id,
    isOpen: open,
    hasVoted,
    canVote: open && !hasVoted && viewerId !== null && isParticipant(poll),
    multipleChoice: poll.multiple_choice,
    ...(poll.closes === null ? {} : { closesTs: poll.closes }),
    totalVotes: poll.voter_count,
    ...(poll.chosen ? { selected: poll.chosen } : {}),
    answers: poll.answers.map((clientId, index) => {
      const votes = poll.votes[index] ?? 0;
      return { clientId, ...(showsCounts ? { votes, isWinner: votes > 0 && votes === most } : {}) };
    }),
  };
}
