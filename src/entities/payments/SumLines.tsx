import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '#generated/zod/money.zod.ts';
import type { PriceLine } from '#generated/zod/priceLine.zod.ts';
import type { TaxAmount } from '#generated/zod/taxAmount.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { countryName } from './countries.ts';
import { useItemNames } from './item-words.ts';
import { formatAmount, formatRate } from './money.ts';
import styles from './SumLines.module.css';

type SumLinesProps = {
  lines?: readonly PriceLine[] | undefined;
  taxes?: readonly TaxAmount[] | undefined;
  total: Money;
  /** Words before the total: "To pay now". */
  totalLabel: ReactNode;
  /** Beside the name of the tax, such as a button that changes the country. */
  besideTax?: ReactNode;
  /** The total that was shown before it changed, struck through. */
  before?: Money | undefined;
};

/** The parts of a sum, each without tax, the tax in it, and what is paid. */
export function SumLines({ lines = [], taxes = [], total, totalLabel, besideTax, before }: SumLinesProps) {
  const locale = useDateLocale();
  const { lineOf } = useItemNames();
  return (
    <dl className={styles.sum}>
      {lines.map((line) => {
        const { price, quantity } = line;
        return (
          <div key={line.item ?? line.title} className={styles.line}>
            <dt>{quantity > 1 ? `${quantity} × ${lineOf(line)}` : lineOf(line)}</dt>
            <dd>{formatAmount(price.net ?? price.amount, price, locale)}</dd>
          </div>
        );
      })}
      {taxes.map(({ name, country, rateBps, amount }) => {
        const rate = formatRate(rateBps, locale);
        const where = countryName(country, locale);
        return (
          <div key={country + name} className={styles.line}>
            <dt>
              <Trans>
                {name}, {rate} in {where}
              </Trans>{' '}
              {besideTax}
            </dt>
            <dd>{amount.formatted}</dd>
          </div>
        );
      })}
      {taxes.length === 0 && besideTax ? (
        <div className={styles.line}>
          <dt>
            <Trans>No tax</Trans> {besideTax}
          </dt>
        </div>
      ) : null}
      {before ? (
        <div className={styles.line}>
          <dt>
            <Trans>When you began</Trans>
          </dt>
          <dd>
            <s>{before.formatted}</s>
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>{total.formatted}</dd>
      </div>
    </dl>
  );
}
