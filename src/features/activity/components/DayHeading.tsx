import { useLingui } from '@lingui/react/macro';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import styles from './ActivityList.module.css';

const DAY_MS = 86_400_000;

/**
 * Renders the heading of a day.
 *
 * @param timestamp of any moment of that day, in Unix seconds
 */
export function DayHeading({ timestamp }: { timestamp: number }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const day = new Date(timestamp * 1000).toDateString();
  const named = () => {
    if (day === new Date(siteNow()).toDateString()) return t`Today`;
    if (day === new Date(siteNow() - DAY_MS).toDateString()) return t`Yesterday`;
    return dateFormat(dateLocale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
      timestamp * 1000,
    );
  };
  return <h2 className={styles.heading}>{named()}</h2>;
}
