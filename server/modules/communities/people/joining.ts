import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { communitySpace, isFull } from '#server/entities/community/policy.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { banOf } from '#server/membership/bans-repository.ts';
import { lockMembers, roleOfSeat, type Seat } from '#server/membership/members-repository.ts';
import type { JoinAnswer } from '#server/membership/requests-repository.ts';
import { fold } from '#server/search/words.ts';
import { countSeatsOf, currentRoom } from './seats-repository.ts';

/** Reduces an answer to its letters and digits: capitals, punctuation, accents and forms of letters do not matter. */
const essence = (text: string): string => fold(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/**
 * Checks the answers to the questions of a community. Returns them beside their questions; none when it asks nothing.
 *
 * @throws community-challenge-answer-incorrect (23032) for a missing or wrong answer
 */
export function checkedAnswers(
  { settings }: Pick<CommunityRow, 'settings'>,
  answers: readonly string[] = [],
): JoinAnswer[] {
  if (!settings.requireCustomQa) return [];
  return settings.customQa.map(({ question, answer: accepted }, at) => {
    const answer = answers[at]?.trim() ?? '';
    const isRight = accepted === '' ? answer !== '' : essence(answer) === essence(accepted);
    if (!isRight) throw domainError('community-challenge-answer-incorrect', { field: `answers.${at}` });
    return { question, answer };
  });
}

/**
 * Refuses a blog that is a member of as many communities as a blog may be. Call it with the limit `communityBlogs` of
 * the blog locked.
 *
 * @throws community-cannot-join (23008)
 */
export async function refuseTooMany(tx: Queryable, blogId: string): Promise<void> {
  if ((await countSeatsOf(tx, blogId)) < limits.communityBlogs) return;
  throw domainError('community-cannot-join', {
    reason: 'too_many',
    params: { limit: limits.communityBlogs },
  });
}

/**
 * Locks the members of a community and checks that a seat can be taken in it.
 *
 * @throws not-found, community-already-member (23009), community-banned (23020), community-full (23003),
 *   community-cannot-join (23008)
 */
export async function takeRoom(tx: Queryable, communityId: string, seat: Seat, now: Date): Promise<void> {
  const space = communitySpace(communityId);
  if (seat.blogId !== null) await lockLimit(tx, 'communityBlogs', seat.blogId);
  await lockMembers(tx, space);
  if (await roleOfSeat(tx, space, seat)) throw domainError('community-already-member');
  // A moderator may have banned them since the request was read.
  if (await banOf(tx, space, seat.userId, now)) throw domainError('community-banned');
  const room = await currentRoom(tx, communityId);
  if (room === undefined) throw domainError('not-found', { reason: 'community' });
  if (isFull(room)) throw domainError('community-full');
  if (seat.blogId !== null) await refuseTooMany(tx, seat.blogId);
}
