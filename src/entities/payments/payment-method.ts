import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetMembershipPaymentMethodQueryOptions } from '#generated/hooks/memberships/memberships.ts';
import {
  getGetPaymentMethodQueryOptions,
  getSetTestPaymentMethodMutationOptions,
} from '#generated/hooks/premium/premium.ts';
import type { PaymentMethod } from '#generated/zod/paymentMethod.zod.ts';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshPaid } from './refresh-paid.ts';

type Kind = Subscription['kind'];

// The card may have been changed on a page of the provider, so that each visit asks.
const EACH_VISIT = { query: { staleTime: 0, refetchOnMount: 'always' } } as const;

const premiumMethodQuery = () => getGetPaymentMethodQueryOptions(undefined, EACH_VISIT);
const membershipMethodQuery = () => getGetMembershipPaymentMethodQueryOptions(undefined, EACH_VISIT);

/** Returns the method that the next payment is taken from: as the subscription knows it, then as the provider tells it. */
export function usePaymentMethod({ kind, paymentMethod }: Subscription): PaymentMethod | undefined {
  const isStored = paymentMethod !== undefined;
  const premium = useQuery({ ...premiumMethodQuery(), enabled: isStored && kind === 'premium' });
  const memberships = useQuery({ ...membershipMethodQuery(), enabled: isStored && kind === 'memberships' });
  const { data } = kind === 'premium' ? premium : memberships;
  return paymentMethod && (data?.response.paymentMethod ?? paymentMethod);
}

async function updateUrlOf(queryClient: QueryClient, kind: Kind): Promise<string> {
  const known = { staleTime: Number.POSITIVE_INFINITY };
  const { response } = await (kind === 'premium'
    ? queryClient.fetchQuery({ ...premiumMethodQuery(), ...known })
    : queryClient.fetchQuery({ ...membershipMethodQuery(), ...known }));
  return response.updateUrl;
}

/** Leads to the provider's page on which the method is changed. */
export function useOpenPaymentMethod(kind: Kind) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      window.location.assign(await updateUrlOf(queryClient, kind));
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
  return useWrite(getSetTestPaymentMethodMutationOptions, { onSuccess: () => refreshPaid(queryClient) });
}
