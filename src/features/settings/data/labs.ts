import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListLabsFlagsQueryOptions,
  getSetLabsFlagMutationOptions,
} from '#generated/hooks/platform/platform.ts';
import type { LabsFlag } from '#generated/zod/labsFlag.zod.ts';
import type { ListLabsFlags200 } from '#generated/zod/listLabsFlags200.zod.ts';
import type { SetLabsFlag200 } from '#generated/zod/setLabsFlag200.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { SettingWriter } from './member-settings.ts';

/** The features to try, and which of them are on for the member. */
export function labsQuery() {
  return { ...getListLabsFlagsQueryOptions(), select: ({ response }: ListLabsFlags200) => response.flags };
}

/** Switches one feature: at once on the screen, back when the server refuses; the page around it follows the member. */
export function useLabsFlag({ name }: LabsFlag): SettingWriter<boolean> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const { queryKey } = labsQuery();
  const put = (enabled: boolean): void =>
    void queryClient.setQueryData<ListLabsFlags200>(
      queryKey,
      (before) =>
        before && {
          ...before,
          response: {
            flags: before.response.flags.map((flag) => (flag.name === name ? { ...flag, enabled } : flag)),
          },
        },
    );
  const call = callWith(getSetLabsFlagMutationOptions, (enabled: boolean) => ({ name, data: { enabled } }));
  const { write, busy, error } = useWrite<boolean, SetLabsFlag200>(call, {
    scope: `labs ${name}`,
    show: async (enabled) => {
      setSaved(false);
      await queryClient.cancelQueries({ queryKey });
      put(enabled);
      return () => put(!enabled);
    },
    done: () => {
      setSaved(true);
      void queryClient.invalidateQueries({ queryKey: viewerQuery().queryKey });
    },
  });
  return {
    set: (enabled) => void write(enabled),
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? detailOf(error, t`We could not save that.`) : undefined,
  };
}
