import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getEditUserSettingsMutationOptions,
  getGetUserSettingsQueryOptions,
} from '#generated/hooks/settings/settings.ts';
import type { EditUserSettings200 } from '#generated/zod/editUserSettings200.zod.ts';
import type { GetUserSettings200 } from '#generated/zod/getUserSettings200.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { MemberSetting } from '../model/member-setting.ts';

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

/** One setting under the member's hand. */
export interface SettingWriter<Value> {
  set: (value: Value) => void;
  state: 'still' | 'saving' | 'saved';
  /** Why it was not saved, in a sentence. */
  error: string | undefined;
}

/**
 * Changes one setting: at once on the screen, back when the server refuses. Only this setting is written over, so that
 * another one that is under way stays as the member left it.
 */
export function useSetting<Value>(setting: MemberSetting<Value>): SettingWriter<Value> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const { queryKey } = memberSettingsQuery();
  const put = (value: Value): void =>
    void queryClient.setQueryData<GetUserSettings200>(
      queryKey,
      (before) =>
        before && {
          ...before,
          response: { ...before.response, settings: setting.put(before.response.settings, value) },
        },
    );
  const call = callWith(getEditUserSettingsMutationOptions, (value: Value) => ({
    data: setting.edit(value),
  }));
  const { write, busy, error } = useWrite<Value, EditUserSettings200>(call, {
    scope: 'member settings',
    show: async (value) => {
      setSaved(false);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<GetUserSettings200>(queryKey);
      put(value);
      return before && (() => put(setting.of(before.response.settings)));
    },
    done: () => setSaved(true),
  });
  return {
    set: (value) => void write(value),
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? detailOf(error, t`We could not save that.`) : undefined,
  };
}
