import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '#generated/zod/paymentMethod.zod.ts';
import { RadioRow } from '#src/entities/payments/RadioRow.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useChooseTestCard } from '../data/payment-method.ts';

/** Id of the test card whose charges are declined. */
const DECLINED_ID = 'test-card-declined';

/** Chooses the card of the test checkout that later payments are taken from. */
export function ChooseTestCard({ current, onClose }: { current: PaymentMethod; onClose: () => void }) {
  const { t } = useLingui();
  const { write, error } = useChooseTestCard();
  const isDeclined = current.id === DECLINED_ID;
  return (
    <Dialog title={t`Pay with`} onClose={onClose}>
      {(close) => {
        const choose = async (card: 'pays' | 'declines'): Promise<void> => {
          if (await write({ data: { card } })) close();
        };
        return (
          <>
            <p>
              <Trans>This site takes no real money. A payment that is declined is tried again.</Trans>
            </p>
            <RadioRow
              name="test-card"
              checked={!isDeclined}
              onChange={() => void choose('pays')}
              label={t`A test card that pays`}
            />
            <RadioRow
              name="test-card"
              checked={isDeclined}
              onChange={() => void choose('declines')}
              label={t`A test card that is declined`}
            />
            {error ? (
              <ActionError>{errorMessage(error, t`The card was not changed. Try again.`)}</ActionError>
            ) : null}
          </>
        );
      }}
    </Dialog>
  );
}
