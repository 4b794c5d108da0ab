import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getCancelCheckoutMutationOptions,
  getConfirmCheckoutMutationOptions,
  getGetCheckoutQueryOptions,
  getSetTestOutcomeMutationOptions,
} from '#generated/hooks/payments/payments.ts';
import { getGetPremiumCheckoutQueryOptions } from '#generated/hooks/premium/premium.ts';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import type { GetCheckout200 } from '#generated/zod/getCheckout200.zod.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Milliseconds between two looks whether a bank has decided. */
const ASK_INTERVAL_MS = 2000;

/** Code of a price that changed while the person was deciding. */
export const PRICE_CHANGED_CODE = 17_004;
/** Codes that the checkout itself shows after it was read again: declined, a new price, over. */
const SHOWN_BY_CHECKOUT = [17_001, PRICE_CHANGED_CODE, 4032];

/** Returns true for a failure that the slip shows by its state. */
export function isShownBySlip(error: unknown): boolean {
  return SHOWN_BY_CHECKOUT.some((code) => isApiError(error, code));
}

/** Returns true while a bank, or a person on the page of the provider, decides how a checkout goes on. */
function isDecidedElsewhere(checkout: Checkout | undefined): boolean {
  return checkout?.status === 'confirming' || checkout?.paymentPageUrl !== undefined;
}

/** A checkout, asked after while its bank decides, and whenever the person comes back to the page. */
export function checkoutQuery(id: string) {
  return getGetCheckoutQueryOptions(id, {
    query: {
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) =>
        isDecidedElsewhere(state.data?.response.checkout) ? ASK_INTERVAL_MS : false,
    },
  });
}

function keep(queryClient: QueryClient, answer: GetCheckout200): void {
  queryClient.setQueryData(checkoutQuery(answer.response.checkout.id).queryKey, answer);
}

/** Leaves the site for the page on which the provider lets the person pay. Other addresses than web pages are not opened. */
function openProviderPage(url: string): void {
  if (URL.parse(url)?.protocol === 'https:') window.location.assign(url);
}

/** Pays a checkout. Refusals are read again and shown by the slip, others are the caller's to show. */
export function usePay({
  onPaid,
  onOpen,
  onPriceChanged,
}: {
  onPaid?: () => void;
  /** Called when the bank was left without a decision. */
  onOpen: () => void;
  onPriceChanged: () => void;
}) {
  const queryClient = useQueryClient();
  return useWrite(getConfirmCheckoutMutationOptions, {
    onSuccess: (answer) => {
      keep(queryClient, answer);
      const { status, paymentPageUrl } = answer.response.checkout;
      if (paymentPageUrl !== undefined) openProviderPage(paymentPageUrl);
      if (status === 'open') onOpen();
      if (status !== 'paid') return;
      onPaid?.();
      // A membership opens posts that are on any page.
      if (answer.response.checkout.kind === 'membership') void queryClient.invalidateQueries();
      else void refreshPaid(queryClient);
    },
    onError: (error, { checkoutId }) => {
      if (isApiError(error, PRICE_CHANGED_CODE)) onPriceChanged();
      return queryClient.invalidateQueries({ queryKey: checkoutQuery(checkoutId).queryKey });
    },
  });
}

/** Gives a checkout up. */
export function useGiveUp() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getCancelCheckoutMutationOptions, {
    onSuccess: (answer) => keep(queryClient, answer),
    errorToast: t`That was not saved. Try again.`,
    onError: (_, { checkoutId }) =>
      queryClient.invalidateQueries({ queryKey: checkoutQuery(checkoutId).queryKey }),
  });
}

/** Chooses what the test checkout does when it is confirmed. */
export function useTestOutcome({ id }: Pick<Checkout, 'id'>) {
  const { t } = useLingui();
  return useWrite(getSetTestOutcomeMutationOptions, {
    scope: `test-outcome ${id}`,
    optimisticUpdate: ({ checkoutId, data: { outcome } }, changeQuery) =>
      changeQuery<GetCheckout200>(checkoutQuery(checkoutId).queryKey, (answer) => ({
        ...answer,
        response: { checkout: { ...answer.response.checkout, testOutcome: outcome } },
      })),
    errorToast: t`That was not saved. Try again.`,
  });
}

/** Returns a function that asks for a checkout of premium again, in another country: the open one gets its price and tax. */
export function useCheckoutCountry({ lines: [line] = [] }: Checkout): (country: string) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const period = line?.item === 'premium-year' ? 'year' : 'month';
  return async (country) => {
    const options = getGetPremiumCheckoutQueryOptions({ period, country });
    try {
      keep(queryClient, await queryClient.fetchQuery({ ...options, staleTime: 0 }));
    } catch (error) {
      showErrorToast(error, t`The country could not be changed. Try again.`);
    }
  };
}
