import { Trans, useLingui } from '@lingui/react/macro';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { useOfflineSince } from '#src/shared/hooks/use-offline-since.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import styles from './HubOffline.module.css';

const DAY_SECONDS = 86_400;

type HubOfflineProps = {
  /** When the community was read, in Unix seconds; 0 when it was not. */
  readAt: number;
  /** True when posts are shown, which were read earlier. */
  hasPosts: boolean;
};

/** Says above the posts of a community that there is no connection, and of when they are; nothing with a connection. */
export function HubOffline({ readAt, hasPosts }: HubOfflineProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const now = useNow();
  const offlineSince = useOfflineSince();
  if (offlineSince === undefined) return null;
  const since = offlineSince ?? (readAt || undefined);
  const isOld = since !== undefined && now - since > DAY_SECONDS;
  const time =
    since !== undefined &&
    dateFormat(locale, { timeStyle: 'short', ...(isOld ? { dateStyle: 'medium' } : {}) }).format(
      since * 1000,
    );
  return (
    <p className={styles.note} role="status">
      <b>{time ? t`No connection since ${time}.` : t`No connection.`}</b>{' '}
      {hasPosts ? (
        <Trans>This is what was here then.</Trans>
      ) : (
        <Trans>The posts come as soon as it is back.</Trans>
      )}
    </p>
  );
}
