import type { ElementSource } from '#server/feed/elements/element-source.ts';
import { presentAnnouncement } from './announcement-presenter.ts';
import { announcementFor } from './announcements-repository.ts';

/**
 * Announcement above the first post of the dashboard: at most one, so that posts are in view. The next one follows when
 * it is dismissed or over.
 */
export const announcementElement: ElementSource = {
  name: 'announcements',
  timelines: ['dashboard'],
  placement: 'above',
  async elements({ db, userId }) {
    const row = await announcementFor(db, userId);
    return row ? [presentAnnouncement(row)] : [];
  },
};
