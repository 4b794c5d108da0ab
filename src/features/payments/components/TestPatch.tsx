import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import type { TestOutcome } from '#generated/zod/testOutcome.zod.ts';
import { useTestOutcome } from '../data/checkout.ts';
import styles from './TestPatch.module.css';

/** The sewn patch that says that no money moves, with something to choose. */
export function TestPatch({ detail, children }: { detail: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.patch}>
      <legend>{t`Test checkout. No money moves.`}</legend>
      <p>{detail}</p>
      <div>{children}</div>
    </fieldset>
  );
}

/** Chooses what the built-in test checkout does when it is paid. */
export function TestOutcomes({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const name = useId();
  const { write, pending } = useTestOutcome(checkout);
  const outcomes: [TestOutcome, string][] = [
    ['success', t`Goes through`],
    ['declined', t`Is declined`],
    ['bank-check', t`Bank asks first`],
    ['left', t`You walk away`],
    ['late-event', t`Answers late`],
    ['two-events', t`Answers twice`],
    ['event-first', t`Answers before you are back`],
    ['dispute-won', t`Your bank asks for it back, in vain`],
    ['dispute-lost', t`Your bank asks for it back, and gets it`],
  ];
  return (
    <TestPatch detail={t`Choose what the bank does when you press Pay.`}>
      {outcomes.map(([outcome, label]) => (
        <label key={outcome} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={(pending?.data.outcome ?? checkout.testOutcome ?? 'success') === outcome}
            onChange={() => void write({ checkoutId: checkout.id, data: { outcome } })}
          />
          <span>{label}</span>
        </label>
      ))}
    </TestPatch>
  );
}
