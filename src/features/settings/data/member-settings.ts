import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getEditUserSettingsMutationOptions,
  getGetUserSettingsQueryOptions,
} from '#generated/hooks/settings/settings.ts';
import type { EditUserSettings200 } from '#generated/zod/editUserSettings200.zod.ts';
import type { GetUserInfo200 } from '#generated/zod/getUserInfo200.zod.ts';
import type { GetUserSettings200 } from '#generated/zod/getUserSettings200.zod.ts';
import type { MemberSettingField } from '#src/entities/settings/model/member-setting.ts';
import { type AwaitedSettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { type ChangeQuery, callWith } from '#src/shared/api/write/write.ts';
import { userWithSettings } from '../model/user-with-settings.ts';

/** Query of the member's settings. */
export function memberSettingsQuery() {
  return {
    ...getGetUserSettingsQueryOptions(),
    select: (answer: GetUserSettings200) => answer.response.settings,
  };
}

/** Puts the member's settings into the cache. A failure stays in the cache. */
export async function prefetchMemberSettings(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(memberSettingsQuery());
}

/** Applies the cached settings to the cached viewer, so that the site looks and lists accordingly at once. */
function applyToViewer(queryClient: QueryClient, changeQuery: ChangeQuery): void {
  changeQuery<GetUserInfo200>(viewerQuery().queryKey, (known) => {
    const settings = queryClient.getQueryData(memberSettingsQuery().queryKey)?.response.settings;
    const { user } = known.response;
    return settings && user
      ? { ...known, response: { ...known.response, user: userWithSettings(user, settings) } }
      : known;
  });
}

/** Removes timelines from the cache, because the setting changes their posts. */
function clearTimelines(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => /^\/v2\/timeline/.test(addressOf(queryKey)) });
}

/** Changes one setting of the member. */
export function useSetting<Value>({ put, edit }: MemberSettingField<Value>): AwaitedSettingWriter<Value> {
  const queryClient = useQueryClient();
  return useSettingWriter<Value, GetUserSettings200, EditUserSettings200>({
    scope: 'member settings',
    queryKey: memberSettingsQuery().queryKey,
    call: callWith(getEditUserSettingsMutationOptions, (value: Value) => ({ data: edit(value) })),
    put: (read, value) => ({
      ...read,
      response: { ...read.response, settings: put(read.response.settings, value) },
    }),
    alsoChange: (changeQuery) => applyToViewer(queryClient, changeQuery),
    onSaved: (_answer, _correct, value) => {
      if (edit(value).dashboard) clearTimelines(queryClient);
    },
  });
}
