import { useQueryClient } from '@tanstack/react-query';
import { getGetUserCountsQueryKey } from '#generated/hooks/base/base.ts';
import {
  getEditNotificationSettingsMutationOptions,
  getGetNotificationSettingsQueryOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { EditNotificationSettings200 } from '#generated/zod/editNotificationSettings200.zod.ts';
import type { GetNotificationSettings200 } from '#generated/zod/getNotificationSettings200.zod.ts';
import type { NotificationSettings } from '#generated/zod/notificationSettings.zod.ts';
import type { NotificationSettingsUpdate } from '#generated/zod/notificationSettingsUpdate.zod.ts';
import { type SettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Query of a blog's notification settings. */
export function notificationSettingsQuery(blog: string) {
  return {
    ...getGetNotificationSettingsQueryOptions(blog),
    select: (answer: GetNotificationSettings200) => answer.response.settings,
  };
}

function withSettings(
  read: GetNotificationSettings200,
  changed: Partial<NotificationSettings>,
): GetNotificationSettings200 {
  return { ...read, response: { settings: { ...read.response.settings, ...changed } } };
}

/** Changes notification settings of a blog; only the named ones are overwritten. */
export function useNotificationSetting(blog: string): SettingWriter<NotificationSettingsUpdate> {
  const queryClient = useQueryClient();
  return useSettingWriter<
    NotificationSettingsUpdate,
    GetNotificationSettings200,
    EditNotificationSettings200
  >({
    scope: `notification settings ${blog}`,
    queryKey: notificationSettingsQuery(blog).queryKey,
    call: callWith(getEditNotificationSettingsMutationOptions, (data: NotificationSettingsUpdate) => ({
      blog,
      data,
    })),
    put: (read, { mute_length_seconds: _, ...shown }) => withSettings(read, shown),
    onSaved: ({ response: { settings } }, correct) => {
      // The end of a mute is computed by the server.
      correct((read) => withSettings(read, { mutedUntilTs: settings.mutedUntilTs }));
      return queryClient.invalidateQueries({ queryKey: getGetUserCountsQueryKey() });
    },
  });
}
