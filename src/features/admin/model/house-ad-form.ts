import * as z from 'zod/mini';
import type { HouseAd } from '#generated/zod/houseAd.zod.ts';
import type { HouseAdPlacement } from '#generated/zod/houseAdPlacement.zod.ts';
import { HouseAdRequest, houseAdRequestSubjectMax } from '#generated/zod/houseAdRequest.zod.ts';
import type { HouseAdSubjectKind } from '#generated/zod/houseAdSubjectKind.zod.ts';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import type { AppearancePicture } from '#src/entities/blog/appearance.ts';
import { momentOf, wallTimeOf } from '#src/shared/lib/time/wall-time.ts';

const DEFAULT_WEIGHT_COUNT = 10;
const DEFAULT_VIEWS_PER_DAY_COUNT = 2;

/** Values of the form of an ad, as texts. */
export type HouseAdValues = {
  title: string;
  text: string;
  button_text: string;
  subject_kind: HouseAdSubjectKind;
  subject: string;
  /** Chosen places, joined by commas. */
  placements: string;
  weight: string;
  cap_per_day: string;
  /** Empty for no end. */
  cap_total: string;
  /** Local date and time; empty to start now. */
  start_ts: string;
  /** Local date and time; empty for no end. */
  end_ts: string;
};

/** Problem of a value that the schema cannot express. */
export type HouseAdProblem = 'link' | 'markup' | 'number' | 'place' | 'picture' | 'past' | 'order';

/** Validates the texts; the rest is checked by `houseAdProblems`. */
export const houseAdSchema = z.extend(
  z.pick(HouseAdRequest, { title: true, text: true, button_text: true }),
  {
    subject_kind: z.string(),
    subject: z.string().check(z.minLength(1), z.maxLength(houseAdRequestSubjectMax)),
    placements: z.string(),
    weight: z.string(),
    cap_per_day: z.string(),
    cap_total: z.string(),
    start_ts: z.string(),
    end_ts: z.string(),
  },
);

/** Returns a time in seconds as a local date and time; empty for none. */
function formTimeOf(seconds: number | undefined): string {
  return seconds === undefined ? '' : wallTimeOf(seconds * 1000);
}

/** Returns the values of an ad, or of a new one between posts and beside them. */
export function houseAdValues(before?: SiteHouseAd): HouseAdValues {
  return {
    title: before?.ad.title ?? '',
    text: before?.ad.text ?? '',
    button_text: before?.ad.buttonText ?? '',
    subject_kind: before?.subjectKind ?? 'address',
    subject: before?.subject ?? '',
    placements: (before?.placements ?? ['timeline', 'sidebar']).join(','),
    weight: String(before?.weight ?? DEFAULT_WEIGHT_COUNT),
    cap_per_day: String(before?.capPerDay ?? DEFAULT_VIEWS_PER_DAY_COUNT),
    cap_total: before?.capTotal === undefined ? '' : String(before.capTotal),
    start_ts: formTimeOf(before?.startTs),
    end_ts: formTimeOf(before?.endTs),
  };
}

/** Returns the chosen places. */
export function placesOf({ placements }: Pick<HouseAdValues, 'placements'>): HouseAdPlacement[] {
  return placements === '' ? [] : (placements.split(',') as HouseAdPlacement[]);
}

/** Returns the values as they are sent: texts without white space around them. */
export function trimHouseAd(values: HouseAdValues): HouseAdValues {
  const { title, text, button_text: label, subject } = values;
  return {
    ...values,
    title: title.trim(),
    text: text.trim(),
    button_text: label.trim(),
    subject: subject.trim(),
  };
}

/** Returns a time of the form in seconds. A time that was not changed keeps its seconds, which the field does not show. */
function secondsOf(value: string, before: number | undefined): number | undefined {
  if (value === formTimeOf(before)) return before;
  const moment = momentOf(value);
  return moment === undefined ? undefined : Math.floor(moment / 1000);
}

/** Returns a whole number from one up; undefined for other texts. */
function countOf(text: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(text.trim()) ? Number(text) : undefined;
}

const MARKUP = /<[a-z/!]/i;
const MOST = { weight: 100, cap_per_day: 50, cap_total: 100_000_000 };

/**
 * Returns problems of values that the server would refuse, by field.
 *
 * @param now seconds since 1970
 */
export function houseAdProblems(
  values: HouseAdValues,
  { before, hasPicture, now }: { before: SiteHouseAd | undefined; hasPicture: boolean; now: number },
): Partial<Record<keyof HouseAdValues, HouseAdProblem>> {
  const { subject, subject_kind: kind } = values;
  const placements = placesOf(values);
  const problems: Partial<Record<keyof HouseAdValues, HouseAdProblem>> = {};
  for (const field of ['title', 'text', 'button_text'] as const)
    if (MARKUP.test(values[field])) problems[field] = 'markup';
  const href = safePageUrl(subject);
  if (kind === 'address' && subject !== '' && (href === undefined || href.startsWith('http:')))
    problems.subject = 'link';
  if (placements.length === 0) problems.placements = 'place';
  else if (placements.includes('takeover') && !hasPicture) problems.placements = 'picture';
  for (const field of ['weight', 'cap_per_day', 'cap_total'] as const) {
    if (field === 'cap_total' && values.cap_total.trim() === '') continue;
    const count = countOf(values[field]);
    if (count === undefined || count > MOST[field]) problems[field] = 'number';
  }
  const start = secondsOf(values.start_ts, before?.startTs) ?? before?.startTs ?? now;
  const end = secondsOf(values.end_ts, before?.endTs);
  if (end !== undefined && end <= start) problems.end_ts = 'order';
  else if (end !== undefined && end <= now && end !== before?.endTs) problems.end_ts = 'past';
  return problems;
}

/** Returns the request for values of the form. `imageKey` is the picture's key; undefined for none. */
export function houseAdRequest(
  values: HouseAdValues,
  before: SiteHouseAd | undefined,
  imageKey: string | undefined,
): HouseAdRequest {
  const { title, text, button_text, subject_kind, subject } = values;
  const start = secondsOf(values.start_ts, before?.startTs);
  const end = secondsOf(values.end_ts, before?.endTs);
  const total = countOf(values.cap_total);
  return {
    title,
    text,
    button_text,
    subject_kind,
    subject,
    placements: placesOf(values),
    weight: countOf(values.weight) ?? DEFAULT_WEIGHT_COUNT,
    cap_per_day: countOf(values.cap_per_day) ?? DEFAULT_VIEWS_PER_DAY_COUNT,
    ...(before?.accentColor === undefined ? {} : { accent_color: before.accentColor }),
    ...(total === undefined ? {} : { cap_total: total }),
    ...(imageKey === undefined ? {} : { image_media_key: imageKey }),
    ...(start === undefined ? {} : { start_ts: start }),
    ...(end === undefined ? {} : { end_ts: end }),
  };
}

/** Returns the ad that readers would see. */
export function houseAdPreview(
  { title, text, button_text: buttonText, subject_kind: kind, subject }: HouseAdValues,
  image: AppearancePicture | undefined,
): HouseAd {
  return {
    id: 'preview',
    title,
    text,
    buttonText: buttonText || '…',
    href: '/explore',
    images: image ? [{ url: image.url, width: image.width, height: image.height }] : [],
    ...(kind === 'address' || subject === '' ? {} : { advertiser: subject.split('/')[0] ?? '' }),
  };
}
