import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getListAccessoriesQueryOptions,
  getListBadgesQueryOptions,
  getSetAccessoriesMutationOptions,
  getSetBlogBadgesMutationOptions,
} from '#generated/hooks/shop/shop.ts';
import type { ListAccessories200 } from '#generated/zod/listAccessories200.zod.ts';
import type { ListBadges200 } from '#generated/zod/listBadges200.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Number of badges that a blog wears at most (openapi: `badges` of `setBlogBadges`). */
export const MAX_WORN_BADGES = 20;

/** Query of all badges of a blog: those it wears, those it has, and those that it can still get. */
export function badgesQuery(tumblelog: string) {
  return getListBadgesQueryOptions({ tumblelog });
}

/** Query of the frames and hats of a blog. */
export function accessoriesQuery(blog: string) {
  return getListAccessoriesQueryOptions(blog);
}

/** Returns functions that put badges and frames on a blog. Changes are shown at once and saved one after the other. */
export function useWear(blog: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const common = {
    scope: `wear of ${blog}`,
    // Badges and frames stand beside every name and avatar.
    onSuccess: () => queryClient.invalidateQueries(),
    errorToast: t`That was not saved. Try again.`,
  };
  const badges = useWrite(getSetBlogBadgesMutationOptions, {
    ...common,
    optimisticUpdate: ({ data }, changeQuery) =>
      changeQuery<ListBadges200>(badgesQuery(blog).queryKey, (old) => ({
        ...old,
        response: { ...old.response, shown: data.badges },
      })),
  });
  const accessories = useWrite(getSetAccessoriesMutationOptions, {
    ...common,
    optimisticUpdate: ({ data }, changeQuery) =>
      changeQuery<ListAccessories200>(accessoriesQuery(blog).queryKey, (old) => ({
        ...old,
        response: {
          accessories: old.response.accessories.map((one) => ({
            ...one,
            worn: data.accessories.includes(one.id),
          })),
        },
      })),
  });
  return {
    wearBadges: (ids: readonly string[]) => void badges.write({ blog, data: { badges: [...ids] } }),
    wearFrame: (id: string | undefined) =>
      void accessories.write({ blog, data: { accessories: id === undefined ? [] : [id] } }),
  };
}
