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

/** What becomes of posts the member has seen before. */
export type SeenChoice = 'show' | 'dim' | 'skip';

type Dashboard = Pick<GetUserSettings200['response']['settings']['dashboard'], 'dimSeen' | 'skipSeen'>;

const CHOICES: Record<SeenChoice, Dashboard> = {
  show: { dimSeen: false, skipSeen: false },
  dim: { dimSeen: true, skipSeen: false },
  // What is seen now stays until later, so that the list does not shift: dimmed.
  skip: { dimSeen: true, skipSeen: true },
};

function choiceOf({ dimSeen, skipSeen }: Dashboard): SeenChoice {
  if (skipSeen) return 'skip';
  return dimSeen ? 'dim' : 'show';
}

/** What becomes of seen posts; `show` until it is known. */
export function useSeenChoice(): SeenChoice {
  const { data } = useQuery(getGetUserSettingsQueryOptions({ query: { staleTime: 5 * 60_000 } }));
  return data ? choiceOf(data.response.settings.dashboard) : 'show';
}

/** Changing that, at once on the screen; and forgetting what was seen. */
export function useSeenWrites() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = getGetUserSettingsQueryOptions();
  const readAgain = () => queryClient.resetQueries({ queryKey: dashboardQuery().queryKey });

  const put = (changed: Dashboard): void =>
    void queryClient.setQueryData<GetUserSettings200>(queryKey, (before) => {
      if (!before) return before;
      const { settings } = before.response;
      const dashboard = { ...settings.dashboard, ...changed };
      return { ...before, response: { ...before.response, settings: { ...settings, dashboard } } };
    });
  const choosing = useWrite(getEditUserSettingsMutationOptions, {
    scope: 'member settings',
    show: async ({ data: { dashboard } }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<GetUserSettings200>(queryKey)?.response.settings.dashboard;
      put({ dimSeen: dashboard?.dim_seen ?? false, skipSeen: dashboard?.skip_seen ?? false });
      return before && (() => put(before));
    },
    done: readAgain,
    failed: t`Seen posts stay as they were: we could not save that.`,
  });
  const forgetting = useWrite(getClearSeenPostsMutationOptions, {
    done: async () => {
      addToast({ type: 'success', message: t`No post counts as seen now.` });
      await readAgain();
    },
    failed: t`We could not forget what you have seen.`,
  });
  return {
    choose: (choice: SeenChoice): void => {
      const { dimSeen, skipSeen } = CHOICES[choice];
      void choosing.write({ data: { dashboard: { dim_seen: dimSeen, skip_seen: skipSeen } } });
    },
    forget: (): void => void forgetting.write(undefined),
  };
}
