import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentAnnouncement } from './announcement-presenter.ts';
import { announcementFor } from './announcements-repository.ts';

/**
 * Returns the announcement above the first post of a member's dashboard: at most one, so that posts are in view. The
 * next one follows when it is dismissed or over.
 */
export async function announcementElements(
  db: Queryable,
  userId: string,
): Promise<components['schemas']['AnnouncementElement'][]> {
  const row = await announcementFor(db, userId);
  return row ? [presentAnnouncement(row)] : [];
}
