import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import { SlipButtons } from '#src/entities/payments/Slip.tsx';
import { SumLines } from '#src/entities/payments/SumLines.tsx';
import { paths } from '#src/paths/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { useGiveUp, useTestOutcome } from '../data/checkout.ts';
import { SaySo } from './SaySo.tsx';
import { TestPatch } from './TestPatch.tsx';
import { useWaitingThread } from './use-waiting-thread.ts';

type WaitSlipProps = { checkout: Checkout; isAnswer: boolean; isPaying: boolean; pay: () => void };

/** A slip that is paid on the page of the provider, which opens by itself when the person chose to pay. */
export function ProviderPageSlip({
  checkout: { id: checkoutId, total, paymentPageUrl = '' },
  isAnswer,
}: Pick<WaitSlipProps, 'checkout' | 'isAnswer'>) {
  const { t } = useLingui();
  const { write: giveUp, busy } = useGiveUp();
  useWaitingThread(true);
  const { host } = new URL(paymentPageUrl);
  return (
    <>
      <SumLines total={total} totalLabel={t`Not paid yet`} />
      <SaySo title={t`You pay on another page.`} isAnswer={isAnswer}>
        <Trans>
          It belongs to {host}, which takes the money for us. We never see your card. Nothing is taken before
          you confirm there, and afterwards you come back here.
        </Trans>
      </SaySo>
      <SlipButtons>
        <ButtonLink href={paymentPageUrl}>{t`Go to the payment page`}</ButtonLink>
        <Button
          variant="quiet"
          loading={busy}
          onClick={() => void giveUp({ checkoutId })}
        >{t`Call it off`}</Button>
      </SlipButtons>
    </>
  );
}

/** A slip whose bank asks the person first. The test checkout plays the bank. */
export function BankSlip({ checkout, isAnswer, isPaying, pay }: WaitSlipProps) {
  const { t } = useLingui();
  const { id: checkoutId, total, isTest } = checkout;
  const { write: giveUp, busy: isGivingUp } = useGiveUp();
  const { write: choose, busy: isChoosing } = useTestOutcome(checkout);
  useWaitingThread(true);
  const refuse = async (): Promise<void> => {
    if (await choose({ checkoutId, data: { outcome: 'declined' } })) pay();
  };
  const answers = (
    <>
      <Button size="small" loading={isPaying} onClick={pay}>{t`Say yes`}</Button>
      <Button size="small" loading={isChoosing} onClick={() => void refuse()}>{t`Say no`}</Button>
    </>
  );
  return (
    <>
      <SumLines total={total} totalLabel={t`Waiting for your yes`} />
      <SaySo title={t`Your bank wants to hear it from you.`} isAnswer={isAnswer}>
        <Trans>Nothing is taken before you say yes.</Trans>
      </SaySo>
      {isTest ? (
        <TestPatch detail={t`This is where the page of your bank would be.`}>{answers}</TestPatch>
      ) : null}
      <SlipButtons>
        {isTest ? null : <Button loading={isPaying} onClick={pay}>{t`I have said yes`}</Button>}
        <Button
          variant="quiet"
          loading={isGivingUp}
          onClick={() => void giveUp({ checkoutId })}
        >{t`Call it off`}</Button>
      </SlipButtons>
    </>
  );
}

/** A slip that was paid and that its bank has not answered yet. There is nothing to press, so that nobody pays again. */
export function ConfirmingSlip({
  checkout: { total },
  isAnswer,
}: Pick<WaitSlipProps, 'checkout' | 'isAnswer'>) {
  const { t } = useLingui();
  useWaitingThread(true);
  return (
    <>
      <SumLines total={total} totalLabel={t`Being confirmed`} />
      <SaySo title={t`You have paid.`} isAnswer={isAnswer}>
        <Trans>
          Your bank has yet to tell us. Close this if you like; it goes on without you. Please do not pay
          again.
        </Trans>
      </SaySo>
      <SlipButtons>
        <ButtonLink href={paths.dashboard()}>{t`Back to the dashboard`}</ButtonLink>
      </SlipButtons>
    </>
  );
}
