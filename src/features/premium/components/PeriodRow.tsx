import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { Row } from '#src/entities/payments/SubscriptionRow.tsx';
import { TaxWords } from '#src/entities/payments/TaxWords.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { pricePointsQuery, useCancelPeriodChange, useChangePeriod } from '../data/premium.ts';

type Own = { subscription: Subscription };

/** The change that was chosen, with the button that takes it back. */
function Chosen({ change: { period, price, fromTs } }: { change: NonNullable<Subscription['change']> }) {
  const { t } = useLingui();
  const { write, busy } = useCancelPeriodChange();
  const from = useDay()(fromTs);
  const { formatted } = price;
  return (
    <Row
      title={period === 'month' ? t`By the month from ${from}` : t`By the year from ${from}`}
      detail={
        <>
          <Trans>{formatted} then; nothing is taken before.</Trans> <TaxWords price={price} />
        </>
      }
    >
      <Button size="small" loading={busy} onClick={() => void write()}>{t`Take the change back`}</Button>
    </Row>
  );
}

/** The other period, from the next payment on. */
function Offered({ subscription: { period: now, currentPeriodEndTs } }: Own) {
  const { t } = useLingui();
  const from = useDay()(currentPeriodEndTs);
  const { data, refetch } = useQuery(pricePointsQuery());
  const { write, busy, error } = useChangePeriod();
  const point = data?.response.pricePoints.find(({ period }) => period !== now);
  if (!point) return null;
  const { period, price, monthlyPrice } = point;
  const { formatted, amount, currency } = price;
  const monthly = monthlyPrice.formatted;
  const change = async (): Promise<void> => {
    const isDone = await write({ data: { period, expected_price: amount, expected_currency: currency } });
    // The price may have changed: the row shows the new one for a decision.
    if (!isDone) await refetch();
  };
  return (
    <>
      <Row
        title={period === 'month' ? t`Pay by the month` : t`Pay by the year`}
        detail={
          <>
            {period === 'month' ? (
              <Trans>
                {formatted} from {from}.
              </Trans>
            ) : (
              <Trans>
                {formatted} from {from}, {monthly} a month.
              </Trans>
            )}{' '}
            <TaxWords price={price} />
          </>
        }
      >
        <Button
          size="small"
          loading={busy}
          aria-label={period === 'month' ? t`Change to paying by the month` : t`Change to paying by the year`}
          onClick={() => void change()}
        >{t`Change`}</Button>
      </Row>
      {error ? (
        <ActionError>
          {errorMessage(error, t`That was not changed. Nothing was taken. Try again.`)}
        </ActionError>
      ) : null}
    </>
  );
}

/** Changes premium between month and year from its next payment on, or takes that back. */
export function PeriodRow({ subscription }: Own) {
  const { status, change } = subscription;
  if (change) return <Chosen change={change} />;
  return status === 'active' ? <Offered subscription={subscription} /> : null;
}
