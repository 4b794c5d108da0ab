import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import type { SettingWriter } from './member-settings.ts';

interface KeptChoice<Value, Read, Written> {
  /** Choices of one scope are sent one after the other. */
  scope: string;
  /** Where what was read of it is kept. */
  queryKey: QueryKey;
  call: WriteCall<Value, Written>;
  /** What stands there. */
  of: (read: Read) => Value;
  put: (read: Read, value: Value) => Read;
  /** What else follows once it is saved. */
  done?: () => void;
}

/** Changes one choice that was read: at once on the screen, back when the server refuses. */
export function useKeptChoice<Value, Read, Written>(
  choice: KeptChoice<Value, Read, Written>,
): SettingWriter<Value> {
  const { scope, queryKey, call, of, put, done } = choice;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const show = (value: Value): void =>
    void queryClient.setQueryData<Read>(queryKey, (before) => before && put(before, value));
  const { write, busy, error } = useWrite<Value, Written>(call, {
    scope,
    show: async (value) => {
      setSaved(false);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Read>(queryKey);
      show(value);
      return before && (() => show(of(before)));
    },
    done: () => {
      setSaved(true);
      done?.();
    },
  });
  return {
    set: (value) => void write(value),
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? detailOf(error, t`We could not save that.`) : undefined,
  };
}
