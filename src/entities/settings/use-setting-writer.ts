import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { correctQuery } from '#src/shared/api/write/optimistic-query.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { ChangeQuery, WriteCall } from '#src/shared/api/write/write.ts';

/** Writes one setting. */
export interface SettingWriter<Value> {
  set: (value: Value) => void;
  state: 'still' | 'saving' | 'saved';
  /** Reason why it was not saved, as a sentence. */
  error: string | undefined;
}

/** Variant whose `set` can be awaited. */
export type AwaitedSettingWriter<Value> = Omit<SettingWriter<Value>, 'set'> & {
  /** Resolves to true when the server saved it. */
  set: (value: Value) => Promise<boolean>;
};

interface SettingWriterOptions<Value, Read, Written> {
  /** Writes of one scope are sent one after the other. */
  scope: string;
  /** Query that holds the setting. */
  queryKey: QueryKey;
  call: WriteCall<Value, Written>;
  put: (read: Read, value: Value) => Read;
  /** Runs after a successful save; may correct the cached data with the server's answer. */
  onSaved?: (answer: Written, correct: (change: (read: Read) => Read) => void, value: Value) => unknown;
  /** Changes other queries that show the setting; called after the query of the setting was changed. */
  alsoChange?: (changeQuery: ChangeQuery) => void;
}

/**
 * Writes one setting with an optimistic update and rolls it back when the server refuses. Only this setting is merged
 * into the query data, so a concurrent write of another one is preserved.
 */
export function useSettingWriter<Value, Read, Written>(
  choice: SettingWriterOptions<Value, Read, Written>,
): AwaitedSettingWriter<Value> {
  const { scope, queryKey, call, put, onSaved, alsoChange } = choice;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const correct = (change: (read: Read) => Read): void => correctQuery(queryClient, queryKey, change);
  const { write, busy, error } = useWrite<Value, Written>(call, {
    scope,
    optimisticUpdate: (value, changeQuery) => {
      setSaved(false);
      changeQuery<Read>(queryKey, (read) => put(read, value));
      alsoChange?.(changeQuery);
      return undefined;
    },
    onSuccess: (answer, value) => {
      setSaved(true);
      return onSaved?.(answer, correct, value);
    },
  });
  return {
    set: write,
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? errorMessage(error, t`Your change was not saved. Try again.`) : undefined,
  };
}
