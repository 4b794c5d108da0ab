import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getDeleteTabMutationOptions,
  getEditTabMutationOptions,
  getListTabsQueryKey,
  getReorderTabsMutationOptions,
} from '#generated/hooks/feed/feed.ts';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';
import type { ListTabs200 } from '#generated/zod/listTabs200.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { ChangeQuery } from '#src/shared/api/write/write.ts';

/** Returns a function that refetches the tabs. */
export function useRefreshTabs(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListTabsQueryKey() });
}

/** Returns the writes that change the member's tabs, with optimistic updates; they are sent in order. */
export function useTabWrites() {
  const { t } = useLingui();
  const readAgain = useRefreshTabs();
  const queryKey = getListTabsQueryKey();
  const scope = 'tabs of the dashboard';

  const show = (
    changeQuery: ChangeQuery,
    change: (tabs: readonly DashboardTab[]) => DashboardTab[],
  ): undefined =>
    changeQuery<ListTabs200>(queryKey, (known) => ({
      ...known,
      response: { tabs: change(known.response.tabs) },
    }));

  const ordering = useWrite(getReorderTabsMutationOptions, {
    scope,
    optimisticUpdate: ({ data: { tab_ids: ids } }, changeQuery) =>
      show(changeQuery, (tabs) => tabs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    onSuccess: readAgain,
    onError: readAgain,
    errorToast: t`The tab was not moved. Try again.`,
  });
  const hiding = useWrite(getEditTabMutationOptions, {
    scope,
    optimisticUpdate: ({ tabId, data }, changeQuery) =>
      show(changeQuery, (tabs) =>
        tabs.map((tab) => (tab.id === tabId ? { ...tab, isHidden: data.is_hidden ?? tab.isHidden } : tab)),
      ),
    onSuccess: readAgain,
    errorToast: t`The tab was not changed. Try again.`,
  });
  const deleting = useWrite(getDeleteTabMutationOptions, {
    scope,
    optimisticUpdate: ({ tabId }, changeQuery) =>
      show(changeQuery, (tabs) => tabs.filter(({ id }) => id !== tabId)),
    onSuccess: readAgain,
    errorToast: t`The tab was not deleted. Try again.`,
  });

  return {
    order: (ids: string[]): void => void ordering.write({ data: { tab_ids: ids } }),
    hide: (id: string, isHidden: boolean): void =>
      void hiding.write({ tabId: id, data: { is_hidden: isHidden } }),
    remove: (id: string): void => void deleting.write({ tabId: id }),
  };
}
