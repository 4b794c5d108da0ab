import { useQueryClient } from '@tanstack/react-query';
import {
  getListLabsFlagsQueryOptions,
  getSetLabsFlagMutationOptions,
} from '#generated/hooks/settings/settings.ts';
import type { LabsFlag } from '#generated/zod/labsFlag.zod.ts';
import type { ListLabsFlags200 } from '#generated/zod/listLabsFlags200.zod.ts';
import type { SetLabsFlag200 } from '#generated/zod/setLabsFlag200.zod.ts';
import { type SettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';

const flagsOf = ({ response }: ListLabsFlags200): LabsFlag[] => response.flags;

/** Query of the experimental features with their state for the member. */
export function labsQuery() {
  return { ...getListLabsFlagsQueryOptions(), select: flagsOf };
}

/** Switches a feature, and updates the cached member, which the page follows. */
export function useLabsFlag({ name }: LabsFlag): SettingWriter<boolean> {
  const queryClient = useQueryClient();
  return useSettingWriter<boolean, ListLabsFlags200, SetLabsFlag200>({
    scope: `labs ${name}`,
    queryKey: labsQuery().queryKey,
    call: callWith(getSetLabsFlagMutationOptions, (enabled: boolean) => ({ name, data: { enabled } })),
    put: (read, enabled) => ({
      ...read,
      response: { flags: flagsOf(read).map((flag) => (flag.name === name ? { ...flag, enabled } : flag)) },
    }),
    onSaved: () => void queryClient.invalidateQueries({ queryKey: viewerQuery().queryKey }),
  });
}
