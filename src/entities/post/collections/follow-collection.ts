import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getFollowCollectionMutationOptions,
  getUnfollowCollectionMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import { getListTabsQueryKey } from '#generated/hooks/feed/feed.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { MenuItem } from '#src/shared/ui/Menu.tsx';
import { refreshCollections } from './refresh-collections.ts';

/** Follows collections with the choices of a follower, or stops following them; failures are shown in a toast. */
export function useFollowCollection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const options = {
    onSuccess: async (_: unknown, { collectionId }: { collectionId: string }) => {
      await Promise.all([
        refreshCollections(queryClient, collectionId),
        queryClient.invalidateQueries({ queryKey: getListTabsQueryKey() }),
      ]);
    },
    errorToast: t`That was not saved. Try again.`,
  };
  const follow = useWrite(getFollowCollectionMutationOptions, options);
  const unfollow = useWrite(getUnfollowCollectionMutationOptions, options);
  return {
    follow: ({ id }: CollectionRef, choices: { show_as_tab?: boolean; notify?: boolean } = {}) =>
      void follow.write({ collectionId: id, data: choices }),
    unfollow: ({ id }: CollectionRef) => void unfollow.write({ collectionId: id }),
  };
}

/** Returns the menu items of a follower: tab of the dashboard, and being told of new posts. */
export function useFollowItems(collection: CollectionRef): MenuItem[] {
  const { t } = useLingui();
  const { follow } = useFollowCollection();
  const { followed, isTab = false, isNotifying = false } = collection;
  if (!followed) return [];
  return [
    {
      id: 'tab',
      label: t`Tab on the dashboard`,
      icon: 'home',
      selected: isTab,
      onAction: () => follow(collection, { show_as_tab: !isTab, notify: isNotifying }),
    },
    {
      id: 'notify',
      label: t`Notify me of new posts`,
      icon: 'bell',
      selected: isNotifying,
      onAction: () => follow(collection, { show_as_tab: isTab, notify: !isNotifying }),
    },
  ];
}
