import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SitePayment } from '#generated/zod/sitePayment.zod.ts';
import { formatAmount } from '#src/entities/payments/money.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useRefundPayment } from '../data/payments.ts';
import { minorAmountOf } from '../model/minor-amount.ts';
import styles from './Payments.module.css';

/** Digits after the decimal point of most currencies. */
const USUAL_DIGIT_COUNT = 2;
/** Maximum length of a reason, as the contract has it. */
const REASON_MAX_CHARACTERS = 300;

/** Gives a payment back: all that is left of it or a part, with a reason for the log. */
export function RefundPayment({ payment, onClose }: { payment: SitePayment; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { write, busy, error } = useRefundPayment(onClose);
  const { id, sum, refunded } = payment;
  const exponent = sum.exponent ?? USUAL_DIGIT_COUNT;
  const leftAmount = sum.amount - (refunded?.amount ?? 0);
  const left = formatAmount(leftAmount, sum, locale);
  const amount = typed.trim() === '' ? leftAmount : minorAmountOf(typed, exponent);
  const isPossible = amount !== undefined && amount <= leftAmount;
  const isAll = amount === leftAmount;
  const send = (): void => {
    if (!isPossible || reason.trim() === '') return;
    const data = { ...(isAll ? {} : { amount }), reason: reason.trim() };
    void write({ paymentId: id, data });
  };
  return (
    <div className={styles.refund}>
      <p>
        {isAll ? (
          <Trans>All of it goes back, {left}. What was bought ends at once.</Trans>
        ) : (
          <Trans>A part goes back. What was bought goes on.</Trans>
        )}
      </p>
      <TextField
        label={t`Sum in ${sum.currency}, or empty for all of it`}
        inputMode="decimal"
        value={typed}
        error={isPossible ? undefined : t`A sum up to ${left}.`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={t`Why, for the log`}
        maxLength={REASON_MAX_CHARACTERS}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error ? <ActionError>{errorMessage(error, t`Nothing went back. Try again.`)}</ActionError> : null}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          loading={busy}
          aria-disabled={!isPossible || reason.trim() === '' || undefined}
          onClick={send}
        >{t`Give it back`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`Leave it`}</Button>
      </div>
    </div>
  );
}
