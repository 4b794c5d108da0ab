import type { Queryable } from '#server/db/database.ts';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import { deleteMember, lockMembers, roleOfSeat, type Seat } from '#server/membership/members-repository.ts';
import { refuseLastLeader } from '#server/membership/membership.ts';
import { countVersion, deleteItemsOfBlogs, lockCollection } from '../items/items-repository.ts';
import { deleteIdleReader } from './readers-repository.ts';

/**
 * Ends the seats of some blogs in a collection; the posts that they put in stay or go with them.
 *
 * @throws last-admin (4031)
 */
export async function endSeats(
  tx: Queryable,
  collectionId: string,
  seats: readonly (Seat & { blogId: string })[],
  items: 'stay' | 'take',
): Promise<void> {
  const space = collectionSpace(collectionId);
  await lockMembers(tx, space);
  await lockCollection(tx, collectionId);
  for (const seat of seats) {
    if (!(await roleOfSeat(tx, space, seat))) continue;
    await refuseLastLeader(tx, space, seat);
    await deleteMember(tx, space, seat);
  }
  const blogIds = seats.map(({ blogId }) => blogId);
  if (items === 'take' && (await deleteItemsOfBlogs(tx, collectionId, blogIds))) {
    await countVersion(tx, collectionId);
  }
  for (const userId of new Set(seats.map((seat) => seat.userId))) {
    await deleteIdleReader(tx, collectionId, userId);
  }
}
