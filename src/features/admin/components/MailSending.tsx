import { Trans, useLingui } from '@lingui/react/macro';
import type { MailOverview } from '#generated/zod/mailOverview.zod.ts';
import type { MailTest } from '#generated/zod/mailTest.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { testPollInterval, useTestMail } from '../data/site-mail.ts';
import numbers from './Numbers.module.css';
import mail from './SiteMail.module.css';
import styles from './Staff.module.css';

/** Returns what became of a test e-mail. `isKept` without a mail server, `isWatched` while the page looks at it again. */
function useTestText({
  isKept,
  isWatched,
}: {
  isKept: boolean;
  isWatched: boolean;
}): (test: MailTest) => string {
  const { t } = useLingui();
  return ({ state, address, reply = '' }) => {
    const texts: Record<MailTest['state'], string> = {
      queued: isWatched
        ? t`Queued for ${address}. This line says what becomes of it.`
        : t`Not sent to ${address} yet. It is tried again for hours; reload this page to see what became of it.`,
      sent: isKept
        ? t`Kept in the data directory for ${address}, because no mail server is set.`
        : t`Sent to ${address}. If it does not arrive, look into the spam folder.`,
      refused: t`The mail server refused it for ${address}: ${reply}`,
      suppressed: t`Not sent, because ${address} is suppressed. Confirm the address again in your settings.`,
      dropped: t`Not sent to ${address}, because it no longer applied.`,
      failed: t`Not sent to ${address} after all tries. The failed jobs say why.`,
    };
    return texts[state];
  };
}

function TestMail({ overview }: { overview: MailOverview }) {
  const { lastTest: last, transport } = overview;
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const textOf = useTestText({
    isKept: transport.kind === 'mailbox',
    isWatched: testPollInterval(overview) !== false,
  });
  const { write, busy, error } = useTestMail();
  return (
    <div className={mail.test}>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          className={mail.send}
          loading={busy}
          onClick={() => void write()}
        >
          {t`Send a test e-mail to yourself`}
        </Button>
      </div>
      <div role="status">{last && !error ? <p className={styles.detail}>{textOf(last)}</p> : null}</div>
      {last && !error ? (
        // Outside the status, which is read out again with every change of its text.
        <p className={styles.detail}>
          {t`Ordered: ${relativeTime(last.orderedTs, siteNow() / 1000, dateLocale)}`}
        </p>
      ) : null}
      {error ? <ActionError>{errorMessage(error, t`The e-mail was not sent.`)}</ActionError> : null}
    </div>
  );
}

/** Card of the transport, the e-mails that wait, and the test. */
export function MailSending({ overview }: { overview: MailOverview }) {
  const { t, i18n } = useLingui();
  const { transport, queued, suppressedAddresses } = overview;
  const rows: [name: string, count: number][] = [
    [t`Waiting to be sent`, queued],
    [t`Suppressed addresses`, suppressedAddresses],
  ];
  return (
    <SettingsCard
      title={t`Sending`}
      detail={
        transport.kind === 'smtp' ? (
          <Trans>The mail server {transport.server} sends them.</Trans>
        ) : (
          <Trans>No mail server is set: they are kept in the data directory, and none is sent.</Trans>
        )
      }
    >
      <ul className={numbers.waiting} aria-label={t`Waiting and suppressed`}>
        {rows.map(([name, count]) => (
          <li key={name}>
            {name}
            <b>{fullCount(count, i18n.locale)}</b>
          </li>
        ))}
      </ul>
      <TestMail overview={overview} />
    </SettingsCard>
  );
}
