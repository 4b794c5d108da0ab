import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetPurchaseQueryOptions } from '#generated/hooks/shop/shop.ts';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import type { Purchase } from '#generated/zod/purchase.zod.ts';
import { useKindWords } from '#src/entities/payments/kind-words.ts';
import { useListingWords } from '#src/entities/payments/listing-words.ts';
import { SlipButtons, SlipFine } from '#src/entities/payments/Slip.tsx';
import { type SlipDate, SlipDates } from '#src/entities/payments/SlipDates.tsx';
import { SumLines } from '#src/entities/payments/SumLines.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { SaySo } from './SaySo.tsx';

type EndSlipProps = { checkout: Checkout; isAnswer: boolean };

/** Returns the purchase that a checkout became; undefined until it is known. */
export function usePurchaseOf({ purchaseId = '' }: Checkout): Purchase | undefined {
  const { data } = useQuery({ ...getGetPurchaseQueryOptions(purchaseId), enabled: purchaseId !== '' });
  return data?.response.purchase;
}

/** A slip that is paid: the receipt, what happens now, and the way on. */
export function PaidSlip({ checkout, isAnswer }: EndSlipProps) {
  const { t } = useLingui();
  const day = useDay();
  const { kind, lines, taxes, total, schedule = [], returnUrl, isListed } = checkout;
  const listing = useListingWords();
  const { paid } = useKindWords(kind);
  const purchase = usePurchaseOf(checkout);
  const method = purchase?.paymentMethod?.label;
  const dates: SlipDate[] = [
    { key: 'today', when: t`Today`, what: paid },
    ...schedule.map(({ atTs }) => ({
      key: String(atTs),
      when: day(atTs),
      what: t`Renews, unless you stop`,
    })),
  ];
  return (
    <>
      <SaySo title={t`It is paid.`} isAnswer={isAnswer}>
        {method ? t`With ${method}.` : null}
      </SaySo>
      <SumLines lines={lines} taxes={taxes} total={total} totalLabel={t`Paid`} />
      <SlipDates dates={dates} label={t`What happens when`} />
      {isListed === undefined ? null : <SlipFine>{listing(isListed)}</SlipFine>}
      <SlipButtons>
        {returnUrl ? (
          <ButtonLink href={returnUrl}>{t`Back to where you were`}</ButtonLink>
        ) : (
          <ButtonLink href={paths.dashboard()}>{t`Back to the dashboard`}</ButtonLink>
        )}
        {purchase ? (
          <ButtonLink href={paths.receipt(purchase.id)} variant="quiet">
            {t`Receipt ${purchase.number ?? ''}`}
          </ButtonLink>
        ) : null}
      </SlipButtons>
    </>
  );
}

/** A slip whose time is over, or that was thrown away. */
export function OverSlip({
  checkout: { kind, total },
  isExpired,
  isAnswer,
}: EndSlipProps & { isExpired: boolean }) {
  const { t } = useLingui();
  const { wayBack } = useKindWords(kind);
  return (
    <>
      <SumLines total={total} totalLabel={t`Not paid`} />
      <SaySo title={isExpired ? t`This slip has run out.` : t`You threw this slip away.`} isAnswer={isAnswer}>
        <Trans>Nothing was taken.</Trans>{' '}
        {isExpired ? <Trans>A slip is kept for half an hour, because prices change.</Trans> : null}
      </SaySo>
      <SlipButtons>
        <ButtonLink href={wayBack} variant="primary">{t`Begin again`}</ButtonLink>
      </SlipButtons>
    </>
  );
}
