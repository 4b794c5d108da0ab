import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { boardAt } from './boards-repository.ts';
import { bannedError, isModerator, refuseUnviewable } from './policy.ts';
import { communityCurtain } from './presenter.ts';
import { communitiesByIds } from './repository.ts';
import type { CommunityRow } from './rows.ts';
import { type SeatedBlog, seatedBlogs } from './seats-repository.ts';

const DAY_SECONDS = 86_400;

/**
 * Returns whether somebody looks after a community: without an act it is unattended after 30 days and read-only after
 * 60 (decision 089).
 *
 * @param now seconds since 1970
 */
export function stewardshipOf(
  row: Pick<CommunityRow, 'attended'>,
  now: number,
): components['schemas']['Stewardship'] {
  const unattendedAt = row.attended + limits.unattendedDays * DAY_SECONDS;
  const readOnlyTs = unattendedAt + limits.unattendedDays * DAY_SECONDS;
  if (now < unattendedAt) return { state: 'attended' };
  return { state: now < readOnlyTs ? 'unattended' : 'read_only', readOnlyTs };
}

/** Returns true when the viewer may write in a community: a member who is neither banned nor muted, while it is looked after. */
export function mayWrite(row: CommunityRow, now: number): boolean {
  const isMember = row.viewer_role !== null && row.deleted === null;
  return isMember && !row.is_banned && !row.is_write_muted && stewardshipOf(row, now).state !== 'read_only';
}

/**
 * Refuses somebody who may not write in a community: posts, comments and reactions follow this one rule.
 *
 * @param now seconds since 1970
 * @throws what `refuseUnviewable` throws, community-banned (23020), community-members-only (23002), community-muted
 *   (23201), community-read-only (23202)
 */
export function refuseWriter(row: CommunityRow, now: number): void {
  refuseUnviewable(row);
  if (row.is_banned) throw bannedError(row);
  if (row.viewer_role === null) {
    throw domainError('community-members-only', { community: communityCurtain(row) });
  }
  if (row.is_write_muted) throw domainError('community-muted');
  if (stewardshipOf(row, now).state === 'read_only') throw domainError('community-read-only');
}

/**
 * Refuses to publish a post of a community whose writer may not write there any more.
 *
 * @param now seconds since 1970
 * @throws what {@link refuseWriter} throws
 */
export async function refuseFormerWriter(
  db: Queryable,
  communityId: string,
  userId: string,
  now: number,
): Promise<void> {
  const row = (await communitiesByIds(db, [communityId], userId)).get(communityId);
  if (!row) throw domainError('not-found', { reason: 'community' });
  refuseWriter(row, now);
}

/**
 * Returns those of some communities in which somebody may not write.
 *
 * @param now seconds since 1970
 */
export async function closedCommunities(
  db: Queryable,
  communityIds: readonly string[],
  userId: string,
  now: number,
): Promise<Set<string>> {
  const rows = await communitiesByIds(db, communityIds, userId);
  return new Set(
    communityIds.filter((id) => {
      const row = rows.get(id);
      return row === undefined || !mayWrite(row, now);
    }),
  );
}

/**
 * Returns the blog as which somebody writes in a community: the one they name, which must be a member, or else their
 * primary one where it is a member, or the last that joined.
 *
 * @throws community-members-only (23002) with the blogs that may
 */
export async function writingSeat(
  db: Queryable,
  row: CommunityRow,
  userId: string,
  blogId?: string,
): Promise<SeatedBlog> {
  const seats = await seatedBlogs(db, row.id, userId);
  const seat = blogId === undefined ? seats[0] : seats.find((one) => one.blog_id === blogId);
  if (seat) return seat;
  const curtain = { ...communityCurtain(row), memberBlogs: seats.map(({ name }) => name) };
  throw domainError('community-members-only', { community: curtain });
}

/**
 * Returns the id of the board that a post goes to.
 *
 * @throws community-board-gone (23203); not-allowed for a board on which only moderators write
 */
export async function boardToWriteOn(db: Queryable, row: CommunityRow, path: string): Promise<string> {
  const board = await boardAt(db, row.id, path);
  if (!board) throw domainError('community-board-gone');
  if (board.mods_only && !isModerator(row)) throw domainError('not-allowed', { field: 'board' });
  return board.id;
}
