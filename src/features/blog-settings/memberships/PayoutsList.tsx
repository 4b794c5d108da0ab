import { Trans, useLingui } from '@lingui/react/macro';
import type { MembershipIncome } from '#generated/zod/membershipIncome.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import styles from './IncomeCard.module.css';

/** The money that is still to be paid out to a blog, its last payouts as knots, the latest first, and its statements. */
export function PayoutsList({
  owed,
  payouts,
  statements = [],
}: Pick<MembershipIncome, 'owed' | 'payouts' | 'statements'>) {
  const { t } = useLingui();
  const day = useDay();
  const sum = owed.formatted;
  return (
    <SettingsCard title={<Trans>{sum} to be paid out</Trans>}>
      <p>
        <Trans>It goes to your account by itself, as soon as supporters can no longer take it back.</Trans>
      </p>
      {payouts.length === 0 ? null : (
        <ol className={styles.payouts} aria-label={t`Payouts`}>
          {payouts.map(({ id, amount, status, createdTs, settledTs }) => (
            <li key={id} data-status={status}>
              <b>{amount.formatted}</b>
              <span>
                {status === 'done' ? (
                  day(settledTs ?? createdTs, 'shortWithYear')
                ) : (
                  <Trans>Not accepted yet; tried again every hour</Trans>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {statements.length === 0 ? null : (
        <p className={styles.statements}>
          {statements.map(({ year, csvUrl }) => (
            <a key={year} href={csvUrl} download>
              <Trans>Statement for {String(year)}, CSV</Trans>
            </a>
          ))}
        </p>
      )}
    </SettingsCard>
  );
}
