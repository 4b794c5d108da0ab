import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getCancelOrderMutationOptions,
  getGetCatalogueQueryOptions,
  getGetProductQueryOptions,
  getListAccessoriesQueryOptions,
  getListBadgesQueryOptions,
  getListOrdersInfiniteQueryOptions,
  getListOrdersQueryKey,
  getListProductsQueryOptions,
  getOrderProductMutationOptions,
  getSubscribeProductStockMutationOptions,
  getUnsubscribeProductStockMutationOptions,
} from '#generated/hooks/shop/shop.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Number of products that are read at once: more than a shelf has. */
const PRODUCT_COUNT = 50;

/** Code of a price that is not the one that was shown. */
export const PRICE_CHANGED_CODE = 17_004;
/** Code of a product that is sold out. */
const SOLD_OUT_CODE = 18_101;
/** Code of a blog that has the product. */
const HAS_IT_CODE = 4033;

/** Shelves, and the products in the window. */
export function catalogueQuery() {
  return getGetCatalogueQueryOptions();
}

/** Products of one shelf, or of all. */
export function productsQuery(group?: string) {
  return getListProductsQueryOptions({ limit: PRODUCT_COUNT, ...(group === undefined ? {} : { group }) });
}

/** One product, with its price and what is left of it. */
export function productQuery(id: string) {
  return getGetProductQueryOptions(id);
}

/** The member's orders, the latest first. */
export function ordersQuery() {
  return getListOrdersInfiniteQueryOptions(undefined, { query: paging });
}

/** Query of the badges of a blog; it tells which of them the blog has. */
export function badgesOfBlogQuery(tumblelog: string) {
  return getListBadgesQueryOptions({ tumblelog });
}

/** Query of the frames and hats of a blog. */
export function accessoriesOfBlogQuery(blog: string) {
  return getListAccessoriesQueryOptions(blog);
}

/** Returns true for a refusal that means that what is shown of the product is not true any more. */
function isOutdated(error: unknown): boolean {
  return [PRICE_CHANGED_CODE, SOLD_OUT_CODE, HAS_IT_CODE].some((code) => isApiError(error, code));
}

/** Orders a product. A refusal because of its price or stock reads everything about it again. */
export function useOrder(onOrdered: (checkoutId: string) => unknown) {
  const queryClient = useQueryClient();
  return useWrite(getOrderProductMutationOptions, {
    once: true,
    onSuccess: ({ response }) => {
      void queryClient.invalidateQueries({ queryKey: getListOrdersQueryKey() });
      return onOrdered(response.checkout.id);
    },
    onError: (error) => (isOutdated(error) ? refreshPaid(queryClient) : undefined),
  });
}

/** Gives an unpaid order up, or takes a gift back that nobody claimed. */
export function useCancelOrder() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = () => refreshPaid(queryClient);
  return useWrite(getCancelOrderMutationOptions, {
    onSuccess: refresh,
    onError: refresh,
    errorToast: t`That was not cancelled. Try again.`,
  });
}

/** Switches whether the member is told when a product is in stock again. Failures are shown in a toast. */
export function useWaitForStock(productId: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = () => refreshPaid(queryClient);
  const options = { onSuccess: refresh, onError: refresh, errorToast: t`Something went wrong. Try again` };
  const on = useWrite(getSubscribeProductStockMutationOptions, options);
  const off = useWrite(getUnsubscribeProductStockMutationOptions, options);
  return {
    busy: on.busy || off.busy,
    change: (isWaiting: boolean) => void (isWaiting ? on : off).write({ productId }),
  };
}
