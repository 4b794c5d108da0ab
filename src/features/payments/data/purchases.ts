import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getCreateRefundMutationOptions } from '#generated/hooks/payments/payments.ts';
import {
  getGetPurchaseQueryOptions,
  getListPurchasesInfiniteQueryOptions,
} from '#generated/hooks/shop/shop.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** The member's purchases, the last first. */
export function purchasesQuery() {
  return getListPurchasesInfiniteQueryOptions(undefined, { query: paging });
}

/** One purchase of the member. */
export function purchaseQuery(id: string) {
  return getGetPurchaseQueryOptions(id);
}

/** Gives a purchase back. */
export function useRefund() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getCreateRefundMutationOptions, {
    onSuccess: ({ meta, response }, { purchaseId }) => {
      queryClient.setQueryData(purchaseQuery(purchaseId).queryKey, { meta, response });
      void refreshPaid(queryClient);
    },
    errorToast: t`That was not given back. Try again.`,
    onError: (_, { purchaseId }) =>
      queryClient.invalidateQueries({ queryKey: purchaseQuery(purchaseId).queryKey }),
  });
}
