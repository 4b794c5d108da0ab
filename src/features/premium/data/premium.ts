import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getCancelSubscriptionChangeMutationOptions,
  getCancelSubscriptionMutationOptions,
  getGetPremiumCheckoutQueryOptions,
  getGetSubscriptionQueryOptions,
  getListPricePointsQueryOptions,
  getResumeSubscriptionMutationOptions,
  getSetSubscriptionChangeMutationOptions,
} from '#generated/hooks/premium/premium.ts';
import { getListPurchasesQueryOptions } from '#generated/hooks/shop/shop.ts';
import type { GetSubscription200 } from '#generated/zod/getSubscription200.zod.ts';
import type { PricePoint } from '#generated/zod/pricePoint.zod.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Code of a member who never had premium. */
const NO_SUBSCRIPTION_CODE = 17_003;
/** Milliseconds between two looks whether a first payment was confirmed. */
const ASK_INTERVAL_MS = 5000;

/** Prices and perks of premium, in a country that was chosen or the one the server takes the person to be in. */
export function pricePointsQuery(country?: string) {
  return getListPricePointsQueryOptions(country ? { country } : undefined);
}

/** The member's premium subscription, asked after while its first payment is undecided. */
export function subscriptionQuery() {
  return getGetSubscriptionQueryOptions({
    query: {
      retry: (count, error) => !isApiError(error, NO_SUBSCRIPTION_CODE) && count < 2,
      refetchInterval: ({ state }) =>
        state.data?.response.subscription.status === 'pending' ? ASK_INTERVAL_MS : false,
    },
  });
}

/** Returns true for the answer that there has never been a subscription. */
export function isWithoutSubscription(error: unknown): boolean {
  return isApiError(error, NO_SUBSCRIPTION_CODE);
}

/** The last payments of a subscription. */
export function subscriptionPurchasesQuery(subscriptionId: string) {
  return getListPurchasesQueryOptions({ subscription_id: subscriptionId });
}

/**
 * Opens the checkout of a price that the person sees, and returns its address.
 *
 * @throws ApiError 17002 when they have premium, 17004 when the price changed
 */
export async function openPremiumCheckout(
  queryClient: QueryClient,
  { period, price: { amount, currency } }: Pick<PricePoint, 'period' | 'price'>,
  country: string | undefined,
): Promise<string> {
  const { response } = await queryClient.fetchQuery({
    ...getGetPremiumCheckoutQueryOptions({
      period,
      ...(country ? { country } : {}),
      expected_price: amount,
      expected_currency: currency,
      path: paths.adFreeBrowsing(),
    }),
    staleTime: 0,
  });
  return paths.checkout(response.checkout.id);
}

function useKeepSubscription() {
  const queryClient = useQueryClient();
  return (answer: GetSubscription200): void => {
    queryClient.setQueryData(subscriptionQuery().queryKey, answer);
    void refreshPaid(queryClient);
  };
}

/** Ends premium with its paid time. One press, and it can be taken back. */
export function useStop() {
  const { t } = useLingui();
  return useWrite(getCancelSubscriptionMutationOptions, {
    onSuccess: useKeepSubscription(),
    errorToast: t`Premium could not be stopped. Try again.`,
  });
}

/** Chooses by the month or by the year from the next payment on. The row shows what went wrong. */
export function useChangePeriod() {
  return useWrite(getSetSubscriptionChangeMutationOptions, { onSuccess: useKeepSubscription() });
}

/** Takes a chosen change back. */
export function useCancelPeriodChange() {
  const { t } = useLingui();
  return useWrite(getCancelSubscriptionChangeMutationOptions, {
    onSuccess: useKeepSubscription(),
    errorToast: t`The change was not taken back. Try again.`,
  });
}

/** Takes a stop back, or charges one whose payment failed. */
export function useGoOn() {
  const { t } = useLingui();
  return useWrite(getResumeSubscriptionMutationOptions, {
    onSuccess: useKeepSubscription(),
    errorToast: t`Premium does not go on yet. Try again.`,
  });
}
