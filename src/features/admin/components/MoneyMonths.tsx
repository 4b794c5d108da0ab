import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { ListSitePayments200 } from '#generated/zod/listSitePayments200.zod.ts';
import type { MoneyMonth } from '#generated/zod/moneyMonth.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import styles from './Payments.module.css';

type Figures = Pick<ListSitePayments200['response'], 'months' | 'paidCount' | 'balancedCount' | 'isTest'>;

/** Shows what came in on each day, as a fringe of threads and as a table. */
function Days({ month: { days } }: { month: MoneyMonth }) {
  const { t } = useLingui();
  const day = useDay();
  const most = Math.max(1, ...days.map(({ sum }) => sum.amount));
  const length = (amount: number): CSSProperties => ({ '--share': amount / most }) as CSSProperties;
  return (
    <figure>
      <div className={styles.fringe} aria-hidden="true">
        {days.map(({ startTs, sum }) => (
          <i key={startTs} style={length(sum.amount)} />
        ))}
      </div>
      <details>
        <summary>{t`Days as a table`}</summary>
        <table className={styles.table}>
          <tbody>
            {days.map(({ startTs, sum }) => (
              <tr key={startTs}>
                <th scope="row">{day(startTs, 'short')}</th>
                <td>{sum.formatted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Says what came in this month and went back, for what, and whether the ledger has all of it. */
export function MoneyMonths({ months, paidCount, balancedCount, isTest }: Figures) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const missing = paidCount - balancedCount;
  const kindNames: Readonly<Record<string, string>> = {
    premium: t`Premium`,
    membership: t`Memberships`,
    blaze: t`Blaze`,
    shop: t`Shop`,
    gift: t`Gifts`,
    domain: t`Domains`,
  };
  return (
    <section className={styles.month} aria-labelledby="money-month">
      {isTest ? <p className={styles.till}>{t`Test checkout: no real money moves`}</p> : null}
      {months.length === 0 ? <h2 id="money-month">{t`Nothing came in this month.`}</h2> : null}
      {months.map((month, index) => {
        const { startTs, cameIn, wentBack, kinds } = month;
        const name = dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(startTs * 1000);
        const { formatted: sum, currency } = cameIn;
        return (
          <div key={currency} className={styles.currency}>
            <h2 id={index === 0 ? 'money-month' : undefined}>
              <Trans>
                {sum} came in this {name}.
              </Trans>
            </h2>
            <p>
              <Trans>{wentBack.formatted} went back.</Trans>
            </p>
            <Days month={month} />
            <table className={styles.table}>
              <caption>{t`What it was for`}</caption>
              <tbody>
                {kinds.map(({ kind, sum: ofKind }) => (
                  <tr key={kind}>
                    <th scope="row">{kindNames[kind] ?? kind}</th>
                    <td>{ofKind.formatted}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
      <p className={missing > 0 ? styles.missing : undefined}>
        {missing > 0 ? (
          <Trans>
            The ledger lacks {missing} of {paidCount} payments.
          </Trans>
        ) : (
          <Trans>
            Nothing is missing: {balancedCount} of {paidCount} payments add up.
          </Trans>
        )}
      </p>
    </section>
  );
}
