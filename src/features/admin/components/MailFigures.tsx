import { Trans, useLingui } from '@lingui/react/macro';
import type { MailFigures as Figures } from '#generated/zod/mailFigures.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import styles from './SiteMail.module.css';
import { useMailKindText } from './use-mail-kind-text.ts';

/** E-mails by day and kind; numbers of zero are left out. */
export function MailFigures({ figures }: { figures: readonly Figures[] }) {
  const { t, i18n } = useLingui();
  const { kindName } = useMailKindText();
  const number = (count: number): string => fullCount(count, i18n.locale);
  const textOf = ({ sent, queued, refused, suppressed, failed, dropped }: Figures): string =>
    [
      sent > 0 && t`${number(sent)} sent`,
      queued > 0 && t`${number(queued)} waiting`,
      refused > 0 && t`${number(refused)} refused`,
      suppressed > 0 && t`${number(suppressed)} suppressed`,
      failed > 0 && t`${number(failed)} failed`,
      dropped > 0 && t`${number(dropped)} dropped`,
    ]
      .filter((part) => part !== false)
      .join(' · ');
  const dayName = dateFormat(i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const days = [...new Set(figures.map(({ day }) => day))].map((day) => ({
    day,
    kinds: figures.filter((one) => one.day === day),
  }));
  return (
    <SettingsCard
      title={t`The last 35 days`}
      detail={t`By the day on which they were ordered, in coordinated universal time.`}
    >
      {days.length === 0 ? (
        <p className={styles.plain}>
          <Trans>No e-mails were ordered.</Trans>
        </p>
      ) : (
        <ul className={styles.days} aria-label={t`E-mails by day`}>
          {days.map(({ day, kinds }) => (
            <li key={day}>
              <h3 className={styles.day}>
                <time dateTime={day}>{dayName.format(new Date(day))}</time>
              </h3>
              <ul className={styles.kinds}>
                {kinds.map((one) => (
                  <li key={one.kind} className={styles.kind}>
                    <b>{kindName(one.kind)}</b>
                    <span>{textOf(one)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
