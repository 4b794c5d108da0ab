import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getEditNotificationSettingsMutationOptions,
  getGetNotificationSettingsQueryOptions,
} from '#generated/hooks/activity/activity.ts';
import { getGetUserCountsQueryKey } from '#generated/hooks/viewer/viewer.ts';
import type { GetNotificationSettings200 } from '#generated/zod/getNotificationSettings200.zod.ts';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import type { NotificationSettingsUpdate } from '#generated/zod/notificationSettingsUpdate.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { SettingWriter } from './member-settings.ts';

/** What a blog wants to be told of. */
export function notificationSettingsQuery(blog: string) {
  return {
    ...getGetNotificationSettingsQueryOptions(blog),
    select: (answer: GetNotificationSettings200) => answer.response.settings,
  };
}

/**
 * Changes what a blog wants to be told of: at once on the screen, back when the server refuses. Only what the edit names is
 * written over, so that another one that is under way stays as the member left it.
 */
export function useNotificationSetting(blog: string): SettingWriter<NotificationSettingsUpdate> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const { queryKey } = notificationSettingsQuery(blog);
  const put = (change: (before: NotificationSettings) => Partial<NotificationSettings>): void =>
    void queryClient.setQueryData<GetNotificationSettings200>(queryKey, (known) => {
      if (!known) return known;
      const { settings } = known.response;
      return { ...known, response: { settings: { ...settings, ...change(settings) } } };
    });
  const { write, busy, error } = useWrite(getEditNotificationSettingsMutationOptions, {
    scope: `notification settings ${blog}`,
    show: async ({ data: { mute_length_seconds: _, ...shown } }) => {
      setSaved(false);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<GetNotificationSettings200>(queryKey)?.response.settings;
      put(() => shown);
      if (!before) return undefined;
      const names = Object.keys(shown) as (keyof NotificationSettings)[];
      return () => put(() => Object.fromEntries(names.map((name) => [name, before[name]])));
    },
    done: ({ response: { settings } }) => {
      // Until when is the server's to say.
      put(() => ({ mutedUntilTs: settings.mutedUntilTs }));
      setSaved(true);
      return queryClient.invalidateQueries({ queryKey: getGetUserCountsQueryKey() });
    },
  });
  return {
    set: (data) => void write({ blog, data }),
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? detailOf(error, t`We could not save that.`) : undefined,
  };
}
