import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import type { Money } from '#generated/zod/money.zod.ts';
import { useKindWords } from '#src/entities/payments/kind-words.ts';
import { useListingWords } from '#src/entities/payments/listing-words.ts';
import { RadioRow } from '#src/entities/payments/RadioRow.tsx';
import { SlipButtons, SlipFine } from '#src/entities/payments/Slip.tsx';
import { type SlipDate, SlipDates } from '#src/entities/payments/SlipDates.tsx';
import { SumLines } from '#src/entities/payments/SumLines.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { useOnline } from '#src/shared/hooks/use-online.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { isShownBySlip, useGiveUp } from '../data/checkout.ts';
import type { SlipState } from '../model/slip-state.ts';
import { CheckoutCountry } from './CheckoutCountry.tsx';
import styles from './PaySlip.module.css';
import { SaySo } from './SaySo.tsx';
import { TestOutcomes } from './TestPatch.tsx';

interface PaySlipProps {
  checkout: Checkout;
  state: Extract<SlipState, 'open' | 'declined' | 'changed' | 'left'>;
  /** The total before it changed. */
  before: Money | undefined;
  /** True when the state came about while the page was open. */
  isAnswer: boolean;
  /** Failure of the last press. */
  error: unknown;
  isPaying: boolean;
  pay: (paymentMethodId: string | undefined) => void;
  /** Shows the slip again after walking away. */
  onGoOn: () => void;
}

/** Lists what happens today and when it renews. */
function Schedule({ checkout: { kind, total, schedule = [] } }: Pick<PaySlipProps, 'checkout'>) {
  const { t } = useLingui();
  const day = useDay();
  const { today } = useKindWords(kind);
  const dates: SlipDate[] = [
    { key: 'today', when: t`Today`, what: today(total.formatted) },
    ...schedule.map(({ atTs, price: { formatted } }) => ({
      key: String(atTs),
      when: day(atTs),
      what: t`${formatted} again, unless you stop before; it is one press`,
    })),
  ];
  return <SlipDates dates={dates} label={t`What happens when`} />;
}

/** Failure of the last press, unless the state of the slip says it: after reading again it may be open as before. */
function PayError({ error, state }: Pick<PaySlipProps, 'error' | 'state'>) {
  const { t } = useLingui();
  if (!error || (state !== 'open' && isShownBySlip(error))) return null;
  return (
    <ActionError>
      {error instanceof NetworkError
        ? t`No answer came. Press again: nothing is taken twice.`
        : errorMessage(error, t`That did not work, and nothing was taken. Try again.`)}
    </ActionError>
  );
}

/** A slip that can be paid: also after a refusal, a new price, or walking away. */
export function PaySlip(props: PaySlipProps) {
  const { checkout, state, before, isAnswer, error, isPaying, pay, onGoOn } = props;
  const { t } = useLingui();
  const listing = useListingWords();
  const day = useDay();
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<string>();
  const { write: giveUp, busy: isGivingUp } = useGiveUp();
  const { id, kind, lines, taxes, total, expiresTs, isTest, paymentMethods = [] } = checkout;
  const { wayBack, isReturnable } = useKindWords(kind);
  const method = paymentMethods.find((one) => one.id === chosen) ?? paymentMethods[0];
  const { formatted: price } = total;
  const until = day(expiresTs, 'time');
  if (state === 'left')
    return (
      <>
        <SumLines total={total} totalLabel={t`To pay now`} />
        <SaySo title={t`You left before paying.`} isAnswer={isAnswer}>
          <Trans>Nothing was taken. The slip is kept until {until}, then it is gone.</Trans>
        </SaySo>
        <SlipButtons>
          <Button variant="primary" onClick={onGoOn}>{t`Go on`}</Button>
          <Button
            variant="quiet"
            loading={isGivingUp}
            onClick={() => void giveUp({ checkoutId: id })}
          >{t`Throw it away`}</Button>
        </SlipButtons>
      </>
    );
  return (
    <>
      <SumLines
        lines={lines}
        taxes={taxes}
        total={total}
        totalLabel={t`To pay now`}
        before={before}
        besideTax={<CheckoutCountry checkout={checkout} />}
      />
      {state === 'declined' ? (
        <SaySo title={t`Your bank said no.`} isBad isAnswer={isAnswer}>
          <Trans>Nothing was taken. They give no reason; it is often a limit.</Trans>
        </SaySo>
      ) : null}
      {state === 'changed' ? (
        <SaySo title={t`The price changed while you were deciding.`} isAnswer={isAnswer}>
          <Trans>You have not paid. It is your decision anew.</Trans>
        </SaySo>
      ) : (
        <Schedule checkout={checkout} />
      )}
      {paymentMethods.length > 0 ? (
        <fieldset className={styles.methods}>
          <legend>{t`Pay with`}</legend>
          {paymentMethods.map(({ id: methodId = '', label }) => (
            <RadioRow
              key={methodId}
              name="payment-method"
              label={label}
              checked={methodId === method?.id}
              detail={state === 'declined' ? t`Just declined` : undefined}
              onChange={() => setChosen(methodId)}
            />
          ))}
        </fieldset>
      ) : null}
      {isTest ? <TestOutcomes checkout={checkout} /> : null}
      <PayError error={error} state={state} />
      {isOnline ? null : (
        <ActionError>{t`You are offline. You can pay when you are back; nothing was sent.`}</ActionError>
      )}
      <SlipButtons>
        <Button
          variant="primary"
          size="large"
          loading={isPaying}
          aria-disabled={!isOnline || undefined}
          onClick={() => {
            if (isOnline) pay(method?.id);
          }}
        >{t`Pay ${price}`}</Button>
        <ButtonLink href={wayBack} variant="quiet">{t`Not now`}</ButtonLink>
      </SlipButtons>
      <SlipFine>
        {checkout.isListed === undefined ? null : `${listing(checkout.isListed)} `}
        {isReturnable ? `${t`All of it back within 14 days, no reason needed.`} ` : null}
        <Trans>This slip is your receipt as soon as it is paid.</Trans>
      </SlipFine>
    </>
  );
}
