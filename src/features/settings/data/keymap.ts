import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getEditUserSettingsMutationOptions } from '#generated/hooks/settings/settings.ts';
import type { EditUserSettings200 } from '#generated/zod/editUserSettings200.zod.ts';
import type { GetUserInfo200 } from '#generated/zod/getUserInfo200.zod.ts';
import type { SettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { keyboardSettingsOf } from '#src/shared/lib/keys/account-keys.ts';
import { getKeyMap, type KeyMap } from '#src/shared/lib/keys/key-map.ts';
import { storeKeyMap } from '#src/shared/lib/keys/keymap-store.ts';

/** Key assignments before and after a change. */
interface Change {
  before: KeyMap;
  after: KeyMap;
}

export interface KeymapWriter extends Pick<SettingWriter<unknown>, 'state' | 'error'> {
  /** Changes keys in this browser and saves them to the account; returns the result of `make`. */
  change: <Answer>(make: () => Answer) => Answer;
}

/** Changes keys optimistically in this browser, saves them to the account, and rolls back when the server refuses. */
export function useKeymapWriter(): KeymapWriter {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const call = callWith(getEditUserSettingsMutationOptions, ({ after }: Change) => {
    const { singleKeys, ownKeys } = keyboardSettingsOf(after);
    return { data: { keyboard: { single_keys: singleKeys, own_keys: ownKeys } } };
  });
  const { write, busy, error } = useWrite<Change, EditUserSettings200>(call, {
    scope: 'member settings',
    optimisticUpdate: ({ before }) => {
      setSaved(false);
      return () => storeKeyMap(before);
    },
    onSuccess: ({ response: { settings } }) => {
      setSaved(true);
      // Updates the cached member accordingly.
      queryClient.setQueryData<GetUserInfo200>(viewerQuery().queryKey, (known) => {
        const user = known?.response.user;
        if (!known || !user) return known;
        return { ...known, response: { ...known.response, user: { ...user, keyboard: settings.keyboard } } };
      });
    },
  });
  return {
    change: (make) => {
      const before = getKeyMap();
      const answer = make();
      const after = getKeyMap();
      if (after !== before) void write({ before, after });
      return answer;
    },
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? errorMessage(error, t`Your change was not saved. Try again.`) : undefined,
  };
}
