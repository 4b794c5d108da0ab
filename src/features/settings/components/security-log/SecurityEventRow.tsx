import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SecurityEvent } from '#generated/zod/securityEvent.zod.ts';
import { EVENT_TITLES, LOGIN_TITLES } from '#src/features/settings/model/security-event-titles.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { fullTime, isoTime } from '#src/shared/lib/time/relative-time.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { securityEventIcon } from '../../model/security-event-icon.ts';
import styles from './SecurityEventRow.module.css';

/** Shows an exact time, because a relative one is too coarse to compare with one's own actions. */
function ExactTime({ event: { createdTs, lastTs } }: { event: SecurityEvent }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={isoTime(createdTs)} title={fullTime(createdTs, locale)}>
      {format.formatRange(createdTs * 1000, lastTs * 1000)}
    </time>
  );
}

function Origin({ event: { clientName, place } }: { event: SecurityEvent }) {
  if (clientName === undefined) return <Trans>Changed by Skein staff</Trans>;
  return (
    <>
      <span dir="auto">{clientName}</span>
      {place === undefined ? null : (
        <>
          {' · '}
          <Trans>
            Network <bdi>{place}</bdi>
          </Trans>
        </>
      )}
    </>
  );
}

/** A security event: what happened, which device and network did it, and when. */
export function SecurityEventRow({ event }: { event: SecurityEvent }) {
  const { i18n } = useLingui();
  const { kind, method = '', detail, count, isCurrentSession } = event;
  const title = (kind === 'logged_in' ? LOGIN_TITLES[method] : undefined) ?? EVENT_TITLES[kind];
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon name={securityEventIcon(kind)} />
      </span>
      <div className={styles.text}>
        <span className={styles.title}>
          {title ? i18n._(title) : kind.replaceAll('_', ' ')}
          {isCurrentSession ? (
            <span className={styles.mark}>
              <Trans>This session</Trans>
            </span>
          ) : null}
        </span>
        {detail === undefined ? null : (
          <span className={styles.about} dir="auto">
            {detail}
          </span>
        )}
        <span className={styles.detail}>
          <Origin event={event} />
        </span>
        <span className={styles.detail}>
          {count > 1 ? (
            <Trans>
              <Plural value={count} one="# time" other="# times" />, <ExactTime event={event} />
            </Trans>
          ) : (
            <ExactTime event={event} />
          )}
        </span>
      </div>
    </div>
  );
}
