import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetPaymentMethodQueryOptions,
  getSetTestPaymentMethodMutationOptions,
} from '#generated/hooks/premium/premium.ts';
import type { PaymentMethod } from '#generated/zod/paymentMethod.zod.ts';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** The card of the member. It may have been changed on a page of the provider, so that each visit asks. */
function paymentMethodQuery() {
  return getGetPaymentMethodQueryOptions(undefined, { query: { staleTime: 0, refetchOnMount: 'always' } });
}

/** Returns the method that the next payment is taken from: as the subscription knows it, then as the provider tells it. */
export function usePaymentMethod({ paymentMethod }: Subscription): PaymentMethod | undefined {
  const { data } = useQuery({ ...paymentMethodQuery(), enabled: paymentMethod !== undefined });
  return paymentMethod && (data?.response.paymentMethod ?? paymentMethod);
}

/** Leads to the provider's page on which the method is changed. Its address holds for a short time, so that it is asked for now. */
export function useOpenPaymentMethod() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { response } = await queryClient.fetchQuery({ ...paymentMethodQuery(), staleTime: 0 });
      window.location.assign(response.updateUrl);
    } catch {
      addToast({ type: 'error', message: t`The page of your card could not be opened. Try again.` });
    } finally {
      setBusy(false);
    }
  };
  return { open, busy };
}

/** Chooses a card of the test checkout. The dialog shows what went wrong. */
export function useChooseTestCard() {
  const queryClient = useQueryClient();
  return useWrite(getSetTestPaymentMethodMutationOptions, {
    onSuccess: (answer) => {
      queryClient.setQueryData(paymentMethodQuery().queryKey, answer);
      void refreshPaid(queryClient);
    },
  });
}
