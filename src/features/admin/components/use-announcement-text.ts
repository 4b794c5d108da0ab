import { useLingui } from '@lingui/react/macro';
import type { AnnouncementAudience } from '#generated/zod/announcementAudience.zod.ts';
import type { SiteAnnouncement } from '#generated/zod/siteAnnouncement.zod.ts';
import { LOCALES } from '#src/domain/language/locales.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import type { AnnouncementProblem } from '../model/announcement-form.ts';

/** Returns the labels of announcements: audiences, states, schedules, and problems of the form. */
export function useAnnouncementText() {
  const { t, i18n } = useLingui();
  const audiences: Record<AnnouncementAudience, string> = {
    everyone: t`Every member`,
    new_members: t`Members of the last 30 days`,
    language: t`Members who read`,
    staff: t`Staff`,
  };
  const states: Record<SiteAnnouncement['state'], string> = {
    planned: t`Planned`,
    running: t`Running`,
    ended: t`Ended`,
  };
  const problems: Record<AnnouncementProblem, string> = {
    label: t`Give the button a label.`,
    link: t`Give a web address, or an address of this site that begins with a slash.`,
    past: t`That time has passed.`,
    order: t`The end must come after the start.`,
    open: t`News that members cannot hide need an end.`,
  };
  function audienceOf({ audience, locale }: SiteAnnouncement): string {
    if (audience !== 'language' || locale === undefined) return audiences[audience];
    const language = LOCALES[locale].name;
    return t`Members who read ${language}`;
  }
  function scheduleOf({ state, startTs, endTs }: SiteAnnouncement): string {
    const start = dueTime(startTs, i18n.locale);
    if (state === 'ended' && endTs !== undefined) {
      const end = dueTime(endTs, i18n.locale);
      return t`until ${end}`;
    }
    if (endTs === undefined) return state === 'planned' ? t`from ${start}` : t`since ${start}`;
    const end = dueTime(endTs, i18n.locale);
    return t`${start} to ${end}`;
  }
  return { audiences, states, problems, audienceOf, scheduleOf };
}
