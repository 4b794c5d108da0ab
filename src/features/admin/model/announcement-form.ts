import * as z from 'zod/mini';
import type { AnnouncementAudience } from '#generated/zod/announcementAudience.zod.ts';
import type { AnnouncementElement } from '#generated/zod/announcementElement.zod.ts';
import {
  AnnouncementRequest,
  announcementRequestButtonHrefMax,
  announcementRequestButtonTextMax,
} from '#generated/zod/announcementRequest.zod.ts';
import type { SiteAnnouncement } from '#generated/zod/siteAnnouncement.zod.ts';
import { isLocaleCode } from '#src/domain/language/locales.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import type { AppearancePicture } from '#src/entities/blog/appearance.ts';
import { momentOf, wallTimeOf } from '#src/shared/lib/time/wall-time.ts';

/** Values of the form of an announcement, as texts. */
export type AnnouncementValues = {
  title: string;
  text: string;
  button_text: string;
  button_href: string;
  audience: AnnouncementAudience;
  locale: string;
  /** Local date and time; empty to start now. */
  start_ts: string;
  /** Local date and time; empty for no end. */
  end_ts: string;
  /** `yes` when members can hide it. */
  dismissible: 'yes' | 'no';
};

/** Problem of a value that the schema cannot express. */
export type AnnouncementProblem = 'label' | 'link' | 'past' | 'order' | 'open';

/** Validates the texts; the rest of the form has no wrong values. */
export const announcementSchema = z.extend(z.pick(AnnouncementRequest, { title: true, text: true }), {
  button_text: z.string().check(z.maxLength(announcementRequestButtonTextMax)),
  button_href: z.string().check(z.maxLength(announcementRequestButtonHrefMax)),
  audience: z.string(),
  locale: z.string(),
  start_ts: z.string(),
  end_ts: z.string(),
  dismissible: z.string(),
});

/** Returns a time in seconds as a local date and time; empty for none. */
function formTimeOf(seconds: number | undefined): string {
  return seconds === undefined ? '' : wallTimeOf(seconds * 1000);
}

/** Returns the values of an announcement, or of a new one for every member. */
export function announcementValues(before?: SiteAnnouncement): AnnouncementValues {
  const { announcement, audience = 'everyone', locale = 'en-us', startTs, endTs } = before ?? {};
  return {
    title: announcement?.title ?? '',
    text: announcement?.text ?? '',
    button_text: announcement?.button?.text ?? '',
    button_href: announcement?.button?.href ?? '',
    audience,
    locale,
    start_ts: formTimeOf(startTs),
    end_ts: formTimeOf(endTs),
    dismissible: announcement?.dismissible === false ? 'no' : 'yes',
  };
}

/** Returns the values as they are sent: texts without white space around them. */
export function trimAnnouncement(values: AnnouncementValues): AnnouncementValues {
  const { title, text, button_text: label, button_href: href } = values;
  return {
    ...values,
    title: title.trim(),
    text: text.trim(),
    button_text: label.trim(),
    button_href: href.trim(),
  };
}

/**
 * Returns a time of the form in seconds. A time that was not changed keeps its seconds, which the field does not show.
 */
function secondsOf(value: string, before: number | undefined): number | undefined {
  if (value === formTimeOf(before)) return before;
  const moment = momentOf(value);
  return moment === undefined ? undefined : Math.floor(moment / 1000);
}

/**
 * Returns problems of values that the server would refuse, by field.
 *
 * @param now seconds since 1970
 */
export function announcementProblems(
  values: AnnouncementValues,
  before: SiteAnnouncement | undefined,
  now: number,
): Partial<Record<keyof AnnouncementValues, AnnouncementProblem>> {
  const { button_text: label, button_href: href, dismissible } = values;
  const start = secondsOf(values.start_ts, before?.startTs) ?? before?.startTs ?? now;
  const end = secondsOf(values.end_ts, before?.endTs);
  const problems: Partial<Record<keyof AnnouncementValues, AnnouncementProblem>> = {};
  if (href && !label) problems.button_text = 'label';
  if ((label || href) && safePageUrl(href) === undefined) problems.button_href = 'link';
  if (end === undefined) {
    if (dismissible === 'no') problems.end_ts = 'open';
  } else if (end <= start) problems.end_ts = 'order';
  else if (end <= now && end !== before?.endTs) problems.end_ts = 'past';
  return problems;
}

/** Returns the request for values of the form. `imageKey` is the picture's key; undefined for none. */
export function announcementRequest(
  values: AnnouncementValues,
  before: SiteAnnouncement | undefined,
  imageKey: string | undefined,
): AnnouncementRequest {
  const { title, text, button_text: label, button_href: href, audience, locale, dismissible } = values;
  const start = secondsOf(values.start_ts, before?.startTs);
  const end = secondsOf(values.end_ts, before?.endTs);
  return {
    title,
    text,
    audience,
    dismissible: dismissible === 'yes',
    ...(audience === 'language' && isLocaleCode(locale) ? { locale } : {}),
    ...(label ? { button_text: label, button_href: href } : {}),
    ...(imageKey === undefined ? {} : { image_media_key: imageKey }),
    ...(start === undefined ? {} : { start_ts: start }),
    ...(end === undefined ? {} : { end_ts: end }),
  };
}

/** Returns the element that members would see. */
export function announcementPreview(
  values: AnnouncementValues,
  image: AppearancePicture | undefined,
): AnnouncementElement {
  const { title, text, button_text: label, button_href: href, dismissible } = values;
  return {
    objectType: 'announcement',
    id: 'preview',
    title,
    text,
    dismissible: dismissible === 'yes',
    ...(image ? { image: [{ url: image.url, width: image.width, height: image.height }] } : {}),
    ...(label ? { button: { text: label, href } } : {}),
  };
}
