import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import type { AnnouncementRow, AnnouncementValues } from './announcements-repository.ts';

type Schemas = components['schemas'];

interface WrittenAnnouncement {
  /** Database that holds the picture, or the transaction of an edit. */
  db: Queryable;
  services: Pick<Services, 'media' | 'now'>;
  /** Member who sent the request. */
  staffId: string;
  body: Schemas['AnnouncementRequest'];
  /** The announcement before the edit; undefined for a new one. */
  before?: AnnouncementRow;
}

/** Returns the sizes of the picture: those the announcement has, or of an upload of the member. */
async function imageOf({
  db,
  services,
  staffId,
  body: { image_media_key: key },
  before,
}: WrittenAnnouncement): Promise<Schemas['Image'][]> {
  if (key === undefined) return [];
  if (before?.image[0]?.mediaKey === key) return before.image;
  const upload = await services.media.findOwnImage(staffId, key, db);
  if (!upload) throw domainError('bad-media-format', { field: 'image_media_key', reason: 'not_uploaded' });
  return upload.media;
}

function buttonOf({
  body: { button_text: text, button_href: link },
}: WrittenAnnouncement): Pick<AnnouncementValues, 'button_text' | 'button_href'> {
  if (text === undefined && link === undefined) return { button_text: null, button_href: null };
  const href = safePageUrl(link?.trim());
  if (href === undefined)
    throw domainError('invalid-request-param', { field: 'button_href', reason: 'announcement_link' });
  return { button_text: requiredText(text ?? '', 'button_text'), button_href: href };
}

function audienceOf({ body: { audience, locale } }: WrittenAnnouncement) {
  if (audience === 'language' && locale === undefined)
    throw domainError('invalid-request-param', { field: 'locale', reason: 'announcement_language' });
  if (audience !== 'language' && locale !== undefined)
    throw domainError('invalid-request-param', {
      field: 'locale',
      detail: 'A language belongs to the audience language only.',
    });
  return { audience, locale: locale ?? null };
}

function scheduleOf({
  services,
  body: { start_ts: start, end_ts: end, dismissible },
  before,
}: WrittenAnnouncement): Pick<AnnouncementValues, 'starts' | 'ends'> {
  const now = Math.floor(services.now() / 1000);
  const starts = start ?? before?.starts ?? now;
  if (end === undefined) {
    if (!dismissible)
      throw domainError('invalid-request-param', { field: 'end_ts', reason: 'announcement_open' });
    return { starts, ends: null };
  }
  if (end <= now && end !== before?.ends)
    throw domainError('invalid-request-param', { field: 'end_ts', reason: 'past' });
  if (end <= starts)
    throw domainError('invalid-request-param', { field: 'end_ts', reason: 'announcement_end' });
  return { starts, ends: end };
}

/**
 * Returns what is stored of a written announcement.
 *
 * @throws invalid-request-param for a blank text, an unsafe link, a language without its audience, an impossible schedule
 * @throws bad-media-format for a picture that the member did not upload
 */
export async function announcementValues(written: WrittenAnnouncement): Promise<AnnouncementValues> {
  const { title, text, dismissible } = written.body;
  return {
    title: requiredText(title, 'title'),
    text: requiredText(text, 'text'),
    ...buttonOf(written),
    ...audienceOf(written),
    is_dismissible: dismissible,
    ...scheduleOf(written),
    image: await imageOf(written),
  };
}

/** Returns what the audit log holds of an announcement. */
export function auditedAnnouncement({ title, audience, ends }: AnnouncementValues) {
  return { text: title, audience, ...(ends === null ? {} : { until: ends }) };
}
