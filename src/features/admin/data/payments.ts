import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getCheckPaymentMutationOptions,
  getListSitePaymentsInfiniteQueryKey,
  getListSitePaymentsInfiniteQueryOptions,
  getRefundPaymentMutationOptions,
} from '#generated/hooks/payments/payments.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Query of the payments of the site. */
export function sitePaymentsQuery() {
  return getListSitePaymentsInfiniteQueryOptions(undefined, { query: paging });
}

function useRefreshPayments(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListSitePaymentsInfiniteQueryKey() });
}

/** Asks a provider again how a payment stands. */
export function useCheckPayment() {
  const { t } = useLingui();
  const refresh = useRefreshPayments();
  return useWrite(getCheckPaymentMutationOptions, {
    onSuccess: refresh,
    errorToast: t`The provider could not be asked. Try again.`,
  });
}

/** Gives a payment back, or a part of it; a refusal is the caller's to show. */
export function useRefundPayment(onDone: () => void) {
  const refresh = useRefreshPayments();
  return useWrite(getRefundPaymentMutationOptions, {
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });
}
