import { Trans, useLingui } from '@lingui/react/macro';
import type { Domain } from '#generated/zod/domain.zod.ts';
import type { WantedRecord } from '#generated/zod/wantedRecord.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useCheckDomain } from '../data/domains.ts';
import styles from './Domains.module.css';

/** One record: what is there, what it should be, and what to do. */
function Record({
  record: { type, host, wanted, found, state },
  wasLookedAt,
}: {
  record: WantedRecord;
  wasLookedAt: boolean;
}) {
  const { t } = useLingui();
  const there = found.join(', ');
  const words = {
    right: t`Right.`,
    missing: t`Missing: add it where you bought the domain.`,
    wrong: t`Something else is there: replace it.`,
    unknown: wasLookedAt ? t`No answer about it.` : t`Not looked at yet.`,
  };
  return (
    <li className={styles.wanted}>
      <dl>
        <dt>{t`Type`}</dt>
        <dd>{type}</dd>
        <dt>{t`Name`}</dt>
        <dd>{host}</dd>
        <dt>{t`Value`}</dt>
        <dd>{wanted}</dd>
        {state === 'wrong' ? (
          <>
            <dt>{t`Yours now`}</dt>
            <dd className={styles.wrong}>
              <s>{there}</s>
            </dd>
          </>
        ) : null}
      </dl>
      <p className={styles.foot}>
        <span className={state === 'right' ? styles.right : styles.wrong}>{words[state]}</span>
        <Button
          size="small"
          aria-label={t`Copy the value of ${host}`}
          onClick={() => void copyText(wanted, t`Copied`)}
        >
          {t`Copy the value`}
        </Button>
      </p>
    </li>
  );
}

/** Records that the provider of a connected domain should have, and a look whether it has them. */
export function WantedRecords({ domain }: { domain: Domain }) {
  const { domainName, status, check } = domain;
  const { t } = useLingui();
  const day = useDay();
  const { look, busy, isWaiting, error } = useCheckDomain(domain);
  const { records = [], checkedTs, nextCheckTs, silent } = check ?? {};
  const rightCount = records.filter(({ state }) => state === 'right').length;
  const last = checkedTs === undefined ? '' : `${day(checkedTs, 'short')}, ${day(checkedTs, 'time')}`;
  const next = nextCheckTs === undefined ? '' : `${day(nextCheckTs, 'short')}, ${day(nextCheckTs, 'time')}`;
  const zone = records.map(({ type, host, wanted }) => `${host} ${type} ${wanted}`).join('\n');
  return (
    <section className={styles.card} aria-labelledby="wanted-records">
      <h2 id="wanted-records">
        {status === 'active' ? (
          <Trans>It leads here</Trans>
        ) : rightCount === 0 ? (
          <Trans>Two records are missing</Trans>
        ) : (
          <Trans>One of two is right</Trans>
        )}
      </h2>
      <p>
        {status === 'active' ? (
          <Trans>Leave these records as they are. We look every day.</Trans>
        ) : (
          <Trans>
            Open the DNS records of {domainName} where you bought it, and put these in. The first says that it
            is yours, the second leads people here.
          </Trans>
        )}
      </p>
      <ul className={styles.rows}>
        {records.map((record) => (
          <Record key={record.type + record.host} record={record} wasLookedAt={checkedTs !== undefined} />
        ))}
      </ul>
      {silent && !busy ? (
        <p className={styles.wrong}>
          {silent === 'domain' ? (
            <Trans>
              The name servers of {domainName} did not answer, so nothing was decided. Ask where you bought it
              whether they are running.
            </Trans>
          ) : (
            <Trans>
              Our own name servers did not answer, so nothing was decided. This is not your fault; we look
              again.
            </Trans>
          )}
        </p>
      ) : null}
      {error ? <ActionError>{errorMessage(error, t`We could not look now. Try again.`)}</ActionError> : null}
      <div className={styles.foot}>
        <p className={styles.muted} role="status">
          {isWaiting ? <Trans>We looked a moment ago, and look again in ten seconds.</Trans> : null}
          {busy && !isWaiting ? <Trans>We are asking the name servers of {domainName}…</Trans> : null}
          {!busy && last === '' ? <Trans>We have not looked yet.</Trans> : null}
          {!busy && last !== '' ? <Trans>We looked on {last}.</Trans> : null}{' '}
          {busy || next === '' ? null : <Trans>The next look is on {next}.</Trans>}
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => void copyText(zone, t`Copied`)}>{t`Copy both for your provider`}</Button>
          <Button
            variant={status === 'active' ? 'secondary' : 'primary'}
            loading={busy}
            onClick={() => void look()}
          >
            {t`Look now`}
          </Button>
        </div>
      </div>
    </section>
  );
}
