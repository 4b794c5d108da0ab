import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { getSearchMentionsQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import {
  getClaimGiftMutationOptions,
  getDenyGiftMutationOptions,
  getGetGiftQueryOptions,
  getListGiftsInfiniteQueryOptions,
} from '#generated/hooks/shop/shop.ts';
import type { GetGift200 } from '#generated/zod/getGift200.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Code of a gift that is over, or was claimed. */
const OVER_CODES = [4004, 4032, 4033];
/** Number of suggested blogs. */
const MAX_SUGGESTIONS = 6;

export type GiftDirection = 'received' | 'sent';

/** Gifts that the member got, or those they gave, the latest first. */
export function giftsQuery(direction: GiftDirection) {
  return getListGiftsInfiniteQueryOptions({ direction }, { query: paging });
}

/** One gift. */
export function giftQuery(id: string) {
  return getGetGiftQueryOptions(id);
}

/** Blogs whose names begin with what was typed: an exact match first, then the followed ones. */
export function blogsLikeQuery(typed: string) {
  return {
    ...getSearchMentionsQueryOptions(typed.toLowerCase(), { limit: MAX_SUGGESTIONS }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
  };
}

/** Keeps the answer, and reads again what a gift changes: badges, frames, ads, and the lists. */
function useKeepGift() {
  const queryClient = useQueryClient();
  return {
    keep: (answer: GetGift200, { giftId }: { giftId: string }): void => {
      queryClient.setQueryData(giftQuery(giftId).queryKey, answer);
      void queryClient.invalidateQueries();
    },
    // Another tab, another admin, or the end of its time was faster.
    readAgain: (error: unknown, { giftId }: { giftId: string }) =>
      OVER_CODES.some((code) => isApiError(error, code))
        ? queryClient.invalidateQueries({ queryKey: giftQuery(giftId).queryKey })
        : undefined,
  };
}

/** Claims a gift for a blog. */
export function useClaimGift() {
  const { keep, readAgain } = useKeepGift();
  return useWrite(getClaimGiftMutationOptions, { onSuccess: keep, onError: readAgain });
}

/** Declines a gift; its money goes back. */
export function useDenyGift() {
  const { t } = useLingui();
  const { keep, readAgain } = useKeepGift();
  return useWrite(getDenyGiftMutationOptions, {
    onSuccess: keep,
    onError: readAgain,
    errorToast: t`The gift was not given back. Try again.`,
  });
}
