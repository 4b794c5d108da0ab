import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { type AnnouncementRow, announcementById, lockAnnouncement } from './announcements-repository.ts';

/**
 * Returns the announcement of a request, locked until the transaction ends.
 *
 * @throws not-found
 */
export async function chosenAnnouncement(tx: Queryable, id: string): Promise<AnnouncementRow> {
  const isPossible = /^[1-9][0-9]{0,18}$/.test(id) && isPossibleId(id);
  if (isPossible) await lockAnnouncement(tx, id);
  const row = isPossible ? await announcementById(tx, id) : undefined;
  if (!row) throw domainError('not-found', { reason: 'deleted' });
  return row;
}
