import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PaymentMethod } from '#generated/zod/paymentMethod.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useChooseTestCard } from './payment-method.ts';
import { RadioRow } from './RadioRow.tsx';

type TestCard = 'pays' | 'declines';
const CARDS: readonly TestCard[] = ['pays', 'declines'];
/** Id of the test card whose charges are declined. */
const DECLINED_ID = 'test-card-declined';

/** Chooses the card of the test checkout that later payments are taken from. */
export function ChooseTestCard({ current, onClose }: { current: PaymentMethod; onClose: () => void }) {
  const { t } = useLingui();
  const { write, busy, error } = useChooseTestCard();
  const [card, setCard] = useState<TestCard>(current.id === DECLINED_ID ? 'declines' : 'pays');
  const names: Record<TestCard, string> = {
    pays: t`A test card that pays`,
    declines: t`A test card that is declined`,
  };
  return (
    <Dialog title={t`Pay with`} onClose={onClose}>
      {(close) => {
        const choose = async (): Promise<void> => {
          if (await write({ data: { card } })) close();
        };
        return (
          <>
            <fieldset>
              <legend>
                <Trans>This site takes no real money. A payment that is declined is tried again.</Trans>
              </legend>
              {CARDS.map((one) => (
                <RadioRow
                  key={one}
                  name="test-card"
                  checked={one === card}
                  onChange={() => setCard(one)}
                  label={names[one]}
                />
              ))}
            </fieldset>
            {error ? (
              <ActionError>{errorMessage(error, t`The card was not changed. Try again.`)}</ActionError>
            ) : null}
            <Button variant="primary" loading={busy} onClick={() => void choose()}>{t`Use this card`}</Button>
          </>
        );
      }}
    </Dialog>
  );
}
