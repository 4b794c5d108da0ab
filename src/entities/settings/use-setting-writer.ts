import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

/** One choice under the member's hand. */
export interface SettingWriter<Value> {
  set: (value: Value) => void;
  state: 'still' | 'saving' | 'saved';
  /** Why it was not saved, in a sentence. */
  error: string | undefined;
}

/** The same, where something waits for it. */
export type AwaitedSettingWriter<Value> = Omit<SettingWriter<Value>, 'set'> & {
  /** Resolves to whether the server kept it. */
  set: (value: Value) => Promise<boolean>;
};

interface KeptChoice<Value, Read, Written> {
  /** Choices of one scope are sent one after the other. */
  scope: string;
  /** Where what was read of it is kept. */
  queryKey: QueryKey;
  call: WriteCall<Value, Written>;
  /** What stands there, of all that a value may say. */
  of: (read: Read, value: Value) => Value;
  put: (read: Read, value: Value) => Read;
  /** What else follows once it is saved; it may correct what is shown by what the server says. */
  done?: (answer: Written, correct: (change: (read: Read) => Read) => void, value: Value) => unknown;
  /** What else shows it, each time it changes here. */
  shown?: (read: Read) => void;
}

/**
 * Changes one choice that was read: at once on the screen, back when the server refuses. Only this choice is written over,
 * so that another one that is under way stays as the member left it.
 */
export function useKeptChoice<Value, Read, Written>(
  choice: KeptChoice<Value, Read, Written>,
): AwaitedSettingWriter<Value> {
  const { scope, queryKey, call, of, put, done, shown } = choice;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const change = (changed: (read: Read) => Read): void => {
    const after = queryClient.setQueryData<Read>(queryKey, (before) => before && changed(before));
    if (after) shown?.(after);
  };
  const { write, busy, error } = useWrite<Value, Written>(call, {
    scope,
    show: async (value) => {
      setSaved(false);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Read>(queryKey);
      change((read) => put(read, value));
      return before && (() => change((read) => put(read, of(before, value))));
    },
    done: (answer, value) => {
      setSaved(true);
      return done?.(answer, change, value);
    },
  });
  return {
    set: write,
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? detailOf(error, t`We could not save that.`) : undefined,
  };
}
