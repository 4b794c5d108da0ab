import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { subscriptionPurchasesQuery } from '../data/premium.ts';
import styles from './PaymentRun.module.css';

/** Payments shown before the next one. */
const MAX_PAID = 2;

type Knot = {
  /** Seconds since 1970. */
  atTs: number;
  words: string;
  look: 'paid' | 'next' | 'failed' | 'end';
};

function useKnots(subscription: Subscription): Knot[] {
  const { t } = useLingui();
  const { id, status, nextPayment, endsTs, attempts = [] } = subscription;
  const { data } = useQuery(subscriptionPurchasesQuery(id));
  if (status === 'on-hold')
    return attempts.map(({ atTs, hasFailed }, index) => {
      const isLast = index === attempts.length - 1;
      const words = isLast ? t`once more, then it ends` : t`we try again`;
      return { atTs, words: hasFailed ? t`declined` : words, look: hasFailed ? 'failed' : 'next' };
    });
  const paid = (data?.response.purchases ?? [])
    .filter((one) => one.status === 'paid')
    .slice(0, MAX_PAID)
    .reverse()
    .map(({ createdTs, total }): Knot => ({ atTs: createdTs, words: total.formatted, look: 'paid' }));
  if (nextPayment)
    return [...paid, { atTs: nextPayment.atTs, words: t`${nextPayment.price.formatted} next`, look: 'next' }];
  return endsTs === undefined ? paid : [...paid, { atTs: endsTs, words: t`the end`, look: 'end' }];
}

/** Paid time as thread between dated knots: it runs on quietly, ends in the curl, or is stitched while a payment fails. */
export function PaymentRun({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui();
  const day = useDay();
  const knots = useKnots(subscription);
  if (knots.length === 0) return null;
  return (
    <ol
      className={cx(styles.run, subscription.status === 'on-hold' && styles.stitched)}
      aria-label={t`Payments`}
    >
      {knots.map(({ atTs, words, look }) => (
        <li key={`${atTs} ${look}`} className={styles[look]}>
          <b>{day(atTs, 'short')}</b>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}
