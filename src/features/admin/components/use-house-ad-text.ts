import { useLingui } from '@lingui/react/macro';
import type { HouseAdPlacement } from '#generated/zod/houseAdPlacement.zod.ts';
import type { HouseAdReportReason } from '#generated/zod/houseAdReportReason.zod.ts';
import type { HouseAdState } from '#generated/zod/houseAdState.zod.ts';
import type { HouseAdSubjectKind } from '#generated/zod/houseAdSubjectKind.zod.ts';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import type { HouseAdProblem } from '../model/house-ad-form.ts';

/** Returns the labels of ads of the site: places, states, subjects, schedules, reports, and problems of the form. */
export function useHouseAdText() {
  const { t, i18n } = useLingui();
  const placements: Record<HouseAdPlacement, string> = {
    timeline: t`between posts`,
    sidebar: t`beside them`,
    sponsored_day: t`a day of its own`,
    takeover: t`above the dashboard`,
  };
  const states: Record<HouseAdState, string> = {
    draft: t`Draft`,
    running: t`Running`,
    paused: t`Paused`,
    ended: t`Ended`,
  };
  const subjects: Record<HouseAdSubjectKind, string> = {
    address: t`an address`,
    blog: t`a blog`,
    post: t`a post`,
    community: t`a community`,
  };
  const fields: Record<HouseAdSubjectKind, { label: string; hint: string }> = {
    address: { label: t`Address`, hint: t`One that begins with https, or with a slash for this site.` },
    blog: { label: t`Name of the blog`, hint: t`One that everybody may read.` },
    post: { label: t`Blog and number of the post`, hint: t`Such as marlow/123.` },
    community: { label: t`Name of the community in its address`, hint: t`A public one.` },
  };
  const reports: Record<HouseAdReportReason, string> = {
    misleading: t`Misleading`,
    offensive: t`Hurtful`,
    broken: t`Broken`,
    other: t`Something else`,
  };
  const problems: Record<HouseAdProblem, string> = {
    link: t`Give an address that begins with https, or one of this site that begins with a slash.`,
    markup: t`Write plain text: a < followed by a letter would be markup.`,
    number: t`Give a whole number.`,
    place: t`Choose a place.`,
    picture: t`A takeover needs a picture.`,
    past: t`That time has passed.`,
    order: t`The end must come after the start.`,
  };
  function scheduleOf({ state, startTs, endTs }: SiteHouseAd): string {
    const start = dueTime(startTs, i18n.locale);
    if (endTs === undefined) return startTs > siteNow() / 1000 ? t`from ${start}` : t`since ${start}`;
    const end = dueTime(endTs, i18n.locale);
    return state === 'ended' ? t`until ${end}` : t`${start} to ${end}`;
  }
  return { placements, states, subjects, fields, reports, problems, scheduleOf };
}
