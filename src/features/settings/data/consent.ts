import {
  getGetCcpaOptOutQueryOptions,
  getSetCcpaOptOutMutationOptions,
} from '#generated/hooks/consent/consent.ts';
import type { GetCcpaOptOut200 } from '#generated/zod/getCcpaOptOut200.zod.ts';
import type { SetCcpaOptOut200 } from '#generated/zod/setCcpaOptOut200.zod.ts';
import { type SettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Query of the opt-out from the sale of personal data. */
export function optOutQuery() {
  return { ...getGetCcpaOptOutQueryOptions(), select: ({ response }: GetCcpaOptOut200) => response.optedOut };
}

/** Opts out of the sale of personal data, or back in. */
export function useOptOut(): SettingWriter<boolean> {
  return useSettingWriter<boolean, GetCcpaOptOut200, SetCcpaOptOut200>({
    scope: 'opt out',
    queryKey: optOutQuery().queryKey,
    call: callWith(getSetCcpaOptOutMutationOptions, (opt_out: boolean) => ({ data: { opt_out } })),
    put: (read, optedOut) => ({ ...read, response: { ...read.response, optedOut } }),
  });
}
