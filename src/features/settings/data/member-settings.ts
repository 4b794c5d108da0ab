import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getEditUserSettingsMutationOptions,
  getGetUserSettingsQueryOptions,
} from '#generated/hooks/settings/settings.ts';
import type { EditUserSettings200 } from '#generated/zod/editUserSettings200.zod.ts';
import type { GetUserInfo200 } from '#generated/zod/getUserInfo200.zod.ts';
import type { GetUserSettings200 } from '#generated/zod/getUserSettings200.zod.ts';
import { type AwaitedSettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { MemberSetting } from '../model/member-setting.ts';
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

/** Lets the site look, list and write as the member set it, before it asks again who they are. */
function applyToViewer(queryClient: QueryClient, { response }: GetUserSettings200): void {
  queryClient.setQueryData<GetUserInfo200>(viewerQuery().queryKey, (known) => {
    const user = known?.response.user;
    return known && user
      ? { ...known, response: { ...known.response, user: userWithSettings(user, response.settings) } }
      : known;
  });
}

/** Removes timelines from the cache, because the setting changes their posts. */
function clearTimelines(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => /^\/v2\/timeline/.test(addressOf(queryKey)) });
}

/** Changes one setting of the member. */
export function useSetting<Value>({ of, put, edit }: MemberSetting<Value>): AwaitedSettingWriter<Value> {
  const queryClient = useQueryClient();
  return useSettingWriter<Value, GetUserSettings200, EditUserSettings200>({
    scope: 'member settings',
    queryKey: memberSettingsQuery().queryKey,
    call: callWith(getEditUserSettingsMutationOptions, (value: Value) => ({ data: edit(value) })),
    pick: ({ response }) => of(response.settings),
    put: (read, value) => ({
      ...read,
      response: { ...read.response, settings: put(read.response.settings, value) },
    }),
    onChanged: (read) => applyToViewer(queryClient, read),
    onSaved: (_answer, _correct, value) => {
      if (edit(value).dashboard) clearTimelines(queryClient);
    },
  });
}
