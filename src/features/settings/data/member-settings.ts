import type { QueryClient } from '@tanstack/react-query';
import {
  getEditUserSettingsMutationOptions,
  getGetUserSettingsQueryOptions,
} from '#generated/hooks/settings/settings.ts';
import type { EditUserSettings200 } from '#generated/zod/editUserSettings200.zod.ts';
import type { GetUserSettings200 } from '#generated/zod/getUserSettings200.zod.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { MemberSetting } from '../model/member-setting.ts';
import { type SettingWriter, useKeptChoice } from './kept-choice.ts';

/** What the member set for themselves. */
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

/** Changes one setting of the member. */
export function useSetting<Value>({ of, put, edit }: MemberSetting<Value>): SettingWriter<Value> {
  return useKeptChoice<Value, GetUserSettings200, EditUserSettings200>({
    scope: 'member settings',
    queryKey: memberSettingsQuery().queryKey,
    call: callWith(getEditUserSettingsMutationOptions, (value: Value) => ({ data: edit(value) })),
    of: ({ response }) => of(response.settings),
    put: (read, value) => ({
      ...read,
      response: { ...read.response, settings: put(read.response.settings, value) },
    }),
  });
}
