import { Trans } from '@lingui/react/macro';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './ModerationQueue.module.css';

type QueueAsOfProps = {
  /** When the entries were read, in milliseconds. */
  readAtMs: number;
  onRetry: () => void;
  isRetrying: boolean;
};

/** Says above entries that could not be read again when they were read, so that moderators know they may be old. */
export function QueueAsOf({ readAtMs, onRetry, isRetrying }: QueueAsOfProps) {
  const locale = useDateLocale();
  const nowMs = useNow() * 1000;
  const day = dateFormat(locale, { dateStyle: 'medium' });
  const isToday = day.format(readAtMs) === day.format(nowMs);
  const time = dateFormat(locale, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) }).format(
    readAtMs,
  );
  return (
    <div className={styles.notice}>
      <p role="status">
        <Trans>The queue did not arrive. This is what waits, as of {time}.</Trans>
      </p>
      <Button size="small" loading={isRetrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
