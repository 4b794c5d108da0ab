import { Plural, useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { QueueSettings } from '#generated/zod/queueSettings.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './Desk.module.css';

/** Formats an hour of the day in the given locale: `8 AM`, `08 Uhr`. */
function hourText(hour: number, locale: string): string {
  return dateFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1, hour));
}

type QueueSettingsLineProps = {
  settings: QueueSettings;
  /** The blog whose queue it is. */
  blog: Blog;
};

/** Link to the queue settings, for admins of the blog. */
function EditLink({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  return blog.admin ? (
    <>
      {' '}
      <AppLink to={paths.blogSettings(blog.name, 'queue-pace')} className={styles.change}>
        {t`Change`}
      </AppLink>
    </>
  ) : null;
}

/** Describes the publishing schedule of a queue in a sentence. */
export function QueueSettingsLine({ settings, blog }: QueueSettingsLineProps) {
  const { t, i18n } = useLingui();
  const { paused, perDay, startHour, endHour, tag } = settings;
  const from = hourText(startHour, i18n.locale);
  const to = hourText(endHour, i18n.locale);
  const zone = (blog.timezone ?? 'UTC').replaceAll('_', ' ');
  if (paused)
    return (
      <p className={styles.pace}>
        {t`The queue is paused. Scheduled posts are still published.`}
        <EditLink blog={blog} />
      </p>
    );
  return (
    <p className={styles.pace}>
      <Plural value={perDay} one="# post a day" other="# posts a day" />
      {', '}
      {t`between ${from} and ${to} (${zone}).`}
      {tag ? ` ${t`Each gets the tag #${tag}.`}` : ''}
      <EditLink blog={blog} />
    </p>
  );
}
