import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { subjectOfRequest } from './house-ad-subject.ts';
import type { HouseAdRow, HouseAdValues } from './house-ads-repository.ts';

type Schemas = components['schemas'];

const DEFAULT_WEIGHT_COUNT = 10;
const DEFAULT_VIEWS_PER_DAY_COUNT = 2;
/** The begin of a tag, of its end, or of a comment. */
const MARKUP = /<[a-z/!]/i;

interface WrittenAd {
  /** Database that holds the picture, or the transaction of an edit. */
  db: Queryable;
  services: Pick<Services, 'media' | 'now'>;
  /** Member who sent the request. */
  staffId: string;
  body: Schemas['HouseAdRequest'];
  /** The ad before the edit; undefined for a new one. */
  before?: HouseAdRow;
}

/** Returns a text without white space around it. Throws when nothing is left, and for markup. */
function plainText(text: string, field: string): string {
  const visible = requiredText(text, field);
  if (MARKUP.test(visible)) throw domainError('invalid-request-param', { field, reason: 'ad_markup' });
  return visible;
}

/** Returns the sizes of the picture: those the ad has, or of an upload of the member. */
async function imageOf({ db, services, staffId, body, before }: WrittenAd): Promise<Schemas['Image'][]> {
  const { image_media_key: key, placements } = body;
  const field = 'image_media_key';
  if (key === undefined) {
    if (placements.includes('takeover'))
      throw domainError('invalid-request-param', { field, reason: 'ad_picture' });
    return [];
  }
  if (before?.image[0]?.mediaKey === key) return before.image;
  const upload = await services.media.findOwnImage(staffId, key, db);
  if (!upload) throw domainError('bad-media-format', { field, reason: 'not_uploaded' });
  return upload.media;
}

function scheduleOf({ services, body, before }: WrittenAd): Pick<HouseAdValues, 'starts' | 'ends'> {
  const { start_ts: start, end_ts: end } = body;
  const now = Math.floor(services.now() / 1000);
  const starts = start ?? before?.starts ?? now;
  if (end === undefined) return { starts, ends: null };
  if (end <= now && end !== before?.ends)
    throw domainError('invalid-request-param', { field: 'end_ts', reason: 'past' });
  if (end <= starts)
    throw domainError('invalid-request-param', { field: 'end_ts', reason: 'announcement_end' });
  return { starts, ends: end };
}

/**
 * Returns what is stored of a written ad.
 *
 * @throws invalid-request-param for a blank text, markup, an unsafe or missing subject, an impossible schedule
 * @throws bad-media-format for a picture that the member did not upload
 */
export async function houseAdValues(written: WrittenAd): Promise<HouseAdValues> {
  const { db, body } = written;
  return {
    title: plainText(body.title, 'title'),
    text: plainText(body.text, 'text'),
    button_text: plainText(body.button_text, 'button_text'),
    subject_kind: body.subject_kind,
    ...(await subjectOfRequest(db, body)),
    placements: body.placements,
    accent_colour: body.accent_color ?? null,
    weight: body.weight ?? DEFAULT_WEIGHT_COUNT,
    cap_per_day: body.cap_per_day ?? DEFAULT_VIEWS_PER_DAY_COUNT,
    cap_total: body.cap_total ?? null,
    ...scheduleOf(written),
    image: await imageOf(written),
  };
}

/** Returns what the audit log holds of an ad. */
export function auditedAd({ title, ends }: Pick<HouseAdValues, 'title' | 'ends'>) {
  return { text: title, ...(ends === null ? {} : { until: ends }) };
}
