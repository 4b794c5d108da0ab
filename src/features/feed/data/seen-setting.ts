import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getClearSeenPostsMutationOptions } from '#generated/hooks/feed/feed.ts';
import {
  getEditUserSettingsMutationOptions,
  getGetUserSettingsQueryOptions,
} from '#generated/hooks/settings/settings.ts';
import type { GetUserSettings200 } from '#generated/zod/getUserSettings200.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { dashboardQuery } from './dashboard.ts';

/** Treatment of posts the member has seen before. */
export type SeenSetting = 'show' | 'dim' | 'skip';

type Dashboard = Pick<GetUserSettings200['response']['settings']['dashboard'], 'dimSeen' | 'skipSeen'>;

const SETTING_FIELDS: Record<SeenSetting, Dashboard> = {
  show: { dimSeen: false, skipSeen: false },
  dim: { dimSeen: true, skipSeen: false },
  // Posts seen during this visit stay in the list, so that it does not shift; they are dimmed.
  skip: { dimSeen: true, skipSeen: true },
};

function seenSettingOf({ dimSeen, skipSeen }: Dashboard): SeenSetting {
  if (skipSeen) return 'skip';
  return dimSeen ? 'dim' : 'show';
}

/** Returns the setting; `show` until it is loaded. */
export function useSeenSetting(): SeenSetting {
  const { data } = useQuery(getGetUserSettingsQueryOptions({ query: { staleTime: 5 * 60_000 } }));
  return data ? seenSettingOf(data.response.settings.dashboard) : 'show';
}

/** Returns the writes that change the setting, with an optimistic update, and that forget all seen posts. */
export function useSeenWrites() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = getGetUserSettingsQueryOptions();
  const readAgain = () => queryClient.resetQueries({ queryKey: dashboardQuery().queryKey });

  const choosing = useWrite(getEditUserSettingsMutationOptions, {
    scope: 'member settings',
    optimisticUpdate: ({ data: { dashboard } }, changeQuery) =>
      changeQuery<GetUserSettings200>(queryKey, ({ response, ...known }) => {
        const changed = { dimSeen: dashboard?.dim_seen ?? false, skipSeen: dashboard?.skip_seen ?? false };
        const settings = { ...response.settings, dashboard: { ...response.settings.dashboard, ...changed } };
        return { ...known, response: { ...response, settings } };
      }),
    onSuccess: readAgain,
    errorToast: t`The setting for seen posts was not saved. Try again.`,
  });
  const forgetting = useWrite(getClearSeenPostsMutationOptions, {
    onSuccess: async () => {
      addToast({ type: 'success', message: t`All posts count as unseen again.` });
      await readAgain();
    },
    errorToast: t`What you have seen was not cleared. Try again.`,
  });
  return {
    choose: (choice: SeenSetting): void => {
      const { dimSeen, skipSeen } = SETTING_FIELDS[choice];
      void choosing.write({ data: { dashboard: { dim_seen: dimSeen, skip_seen: skipSeen } } });
    },
    forget: (): void => void forgetting.write(undefined),
  };
}
