import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PricePoint } from '#generated/zod/pricePoint.zod.ts';
import { CountryChoice } from '#src/entities/payments/CountryChoice.tsx';
import { countryName } from '#src/entities/payments/countries.ts';
import { formatRate } from '#src/entities/payments/money.ts';
import { RadioRow } from '#src/entities/payments/RadioRow.tsx';
import { Slip, SlipFine } from '#src/entities/payments/Slip.tsx';
import { type SlipDate, SlipDates } from '#src/entities/payments/SlipDates.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { openPremiumCheckout, pricePointsQuery } from '../data/premium.ts';
import styles from './PlanSlip.module.css';

/** Dates of the payments of a month or a year. */
function PlanDates({ point: { period, price, trialDays = 0 } }: { point: PricePoint }) {
  const { t } = useLingui();
  const { formatted } = price;
  const dates: SlipDate[] = [
    { key: 'today', when: t`Today`, what: trialDays > 0 ? t`Nothing` : formatted },
    period === 'month'
      ? { key: 'then', when: t`Each month`, what: t`${formatted} again, unless you stop` }
      : { key: 'then', when: t`In a year`, what: t`${formatted} again, unless you stop` },
    { key: 'stop', when: t`Any day`, what: t`Stop, and it runs to the end of what you paid` },
  ];
  return <SlipDates dates={dates} label={t`What happens when`} />;
}

/** Slip without sums while the prices are not known: nothing to press but to ask again. */
function NoPrices({ onRetry, isAsking }: { onRetry: () => void; isAsking: boolean }) {
  const { t } = useLingui();
  return (
    <Slip title={t`Premium`}>
      <div className={styles.gaps} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p>
        <Trans>The prices could not be loaded. We show none of yesterday.</Trans>
      </p>
      <Button loading={isAsking} onClick={onRetry}>{t`Ask again`}</Button>
    </Slip>
  );
}

/** Chooses a month or a year of premium, with tax and dates, and leads to its checkout. */
export function PlanSlip() {
  const { t } = useLingui();
  const locale = useDateLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [country, setCountry] = useState<string>();
  const [period, setPeriod] = useState<PricePoint['period']>('month');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { data, isError, isFetching, refetch } = useQuery(pricePointsQuery(country));
  const { pricePoints = [], countries = [], country: taxCountry = '' } = data?.response ?? {};
  const point = pricePoints.find((one) => one.period === period) ?? pricePoints[0];
  if (!point) {
    if (isError) return <NoPrices isAsking={isFetching} onRetry={() => void refetch()} />;
    return (
      <Slip title={t`Premium`}>
        <div className={styles.gaps} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </Slip>
    );
  }
  const goOn = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await navigate(await openPremiumCheckout(queryClient, point, country));
    } catch (failure) {
      setError(failure);
      await refetch();
    }
    setBusy(false);
  };
  const { price, trialDays = 0 } = point;
  const { formatted } = price;
  const rate = formatRate(price.taxRateBps ?? 0, locale);
  const where = countryName(taxCountry, locale);
  return (
    <Slip title={t`Premium`}>
      <fieldset>
        <legend>
          <VisuallyHidden>{t`How long`}</VisuallyHidden>
        </legend>
        {pricePoints.map(({ id, period: each, price: one, monthlyPrice, trialDays: days = 0 }) => (
          <RadioRow
            key={id}
            name="premium-period"
            checked={each === point.period}
            onChange={() => setPeriod(each)}
            label={each === 'month' ? t`A month` : t`A year`}
            detail={
              days > 0
                ? t`${days} days to try it, free`
                : each === 'year'
                  ? t`${monthlyPrice.formatted} a month, paid at once`
                  : undefined
            }
            amount={one.formatted}
          />
        ))}
      </fieldset>
      <PlanDates point={point} />
      {error ? (
        <ActionError>{errorMessage(error, t`The checkout could not be opened. Try again.`)}</ActionError>
      ) : null}
      <Button variant="primary" size="large" block loading={isBusy} onClick={() => void goOn()}>
        {trialDays > 0 ? t`Try it for ${trialDays} days` : t`Go on, ${formatted}`}
      </Button>
      <SlipFine>
        {price.taxRateBps ? (
          <Trans>
            Tax of {rate} in {where} is in both prices.
          </Trans>
        ) : (
          <Trans>No tax is added in {where}.</Trans>
        )}{' '}
        <CountryChoice country={taxCountry} countries={countries} onChoose={setCountry} />
      </SlipFine>
    </Slip>
  );
}
