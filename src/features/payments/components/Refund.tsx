import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Purchase } from '#generated/zod/purchase.zod.ts';
import { SlipButtons, SlipFine } from '#src/entities/payments/Slip.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useRefund } from '../data/purchases.ts';
import styles from './Refund.module.css';
import { SaySo } from './SaySo.tsx';

/** Gives a purchase back while that is possible; says what that means before it is done. */
export function Refund({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui();
  const day = useDay();
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useRefund();
  const { id, refundableUntilTs, total, subscriptionId } = purchase;
  if (refundableUntilTs === undefined) return null;
  const until = day(refundableUntilTs);
  const { formatted: sum } = total;
  if (!isAsking)
    return (
      <div data-screen-only className={styles.offer}>
        <SlipFine>
          <Trans>Money back until {until}, all of it, no reason needed.</Trans>
        </SlipFine>
        <Button size="small" onClick={() => setIsAsking(true)}>{t`Give it back`}</Button>
      </div>
    );
  return (
    <div data-screen-only className={styles.ask}>
      <SaySo title={t`${sum} comes back to you.`} isAnswer>
        {subscriptionId ? <Trans>What you bought ends at once.</Trans> : null}
      </SaySo>
      <SlipButtons>
        <Button
          variant="primary"
          loading={busy}
          onClick={() => void write({ purchaseId: id, data: {} })}
        >{t`Give it back`}</Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>{t`Keep it`}</Button>
      </SlipButtons>
    </div>
  );
}
