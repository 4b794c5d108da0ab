import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PaymentMethod } from '#generated/zod/paymentMethod.zod.ts';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { useOpenPaymentMethod, usePaymentMethod } from './payment-method.ts';
import { Row } from './SubscriptionRow.tsx';

const ChooseTestCard = lazyLayer(() => import('./ChooseTestCard.tsx'), 'ChooseTestCard');

type Own = { subscription: Subscription };

function useExpiry({ expiryMonth, expiryYear }: PaymentMethod): string | undefined {
  const locale = useDateLocale();
  if (expiryMonth === undefined || expiryYear === undefined) return undefined;
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(expiryYear, expiryMonth - 1));
}

function Label({ method }: { method: PaymentMethod }) {
  const expiry = useExpiry(method);
  const { label } = method;
  return expiry ? (
    <Trans>
      {label}, until {expiry}
    </Trans>
  ) : (
    label
  );
}

/** Leads to the provider's page on which the card is changed; one of the test checkout is chosen here. */
export function ChangeMethod({
  method,
  kind,
  ...button
}: { method: PaymentMethod; kind: Subscription['kind'] } & Pick<
  Parameters<typeof Button>[0],
  'variant' | 'size' | 'children' | 'aria-label'
>) {
  const [isChoosing, setChoosing] = useState(false);
  const { open, busy } = useOpenPaymentMethod(kind);
  const isTest = method.kind === 'test';
  return (
    <>
      <Button {...button} loading={busy} onClick={() => (isTest ? setChoosing(true) : void open())} />
      {isChoosing ? <ChooseTestCard current={method} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}

/** The card that the next payment is taken from. */
export function PayWith({ subscription }: Own) {
  const { t } = useLingui();
  const method = usePaymentMethod(subscription);
  if (!method) return null;
  return (
    <Row title={t`Pay with`} detail={<Label method={method} />}>
      <ChangeMethod
        method={method}
        kind={subscription.kind}
        size="small"
        aria-label={t`Change how you pay`}
      >{t`Change`}</ChangeMethod>
    </Row>
  );
}
