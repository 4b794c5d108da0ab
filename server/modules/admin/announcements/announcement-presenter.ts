import type { components } from '#generated/types/api.d.ts';
import {
  type AnnouncementRow,
  announcementElementId,
  type ShownAnnouncementRow,
} from './announcements-repository.ts';

type Schemas = components['schemas'];

/** Presents an announcement as an element of a timeline. */
export function presentAnnouncement(row: ShownAnnouncementRow): Schemas['AnnouncementElement'] {
  const { id, title, text, image, button_text: label, button_href: href, is_dismissible: dismissible } = row;
  return {
    objectType: 'announcement',
    id: announcementElementId(id),
    title,
    text,
    dismissible,
    ...(image.length > 0 ? { image } : {}),
    ...(label !== null && href !== null ? { button: { text: label, href } } : {}),
  };
}

/** Presents an announcement to staff, with its audience and schedule. */
export function presentSiteAnnouncement(row: AnnouncementRow): Schemas['SiteAnnouncement'] {
  const { id, audience, locale, state, starts, ends, created, author, dismissed_count: dismissedCount } = row;
  return {
    id,
    announcement: presentAnnouncement(row),
    audience,
    state,
    startTs: starts,
    createdTs: created,
    dismissedCount,
    ...(locale === null ? {} : { locale }),
    ...(ends === null ? {} : { endTs: ends }),
    ...(author === null ? {} : { author }),
  };
}
