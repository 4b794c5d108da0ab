import { hashKey, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NetworkError } from '../call/errors.ts';
import { mutationOf, newAttempt, type Write, type WriteAttempt, type WriteCall } from './write.ts';

/** A write for components. */
export interface Writer<Variables> {
  /**
   * Sends the write. Resolves to true when the server accepted it; false also while another one is in flight, or after
   * one that is sent once. Never rejects.
   */
  write: (variables: Variables) => Promise<boolean>;
  busy: boolean;
  /**
   * Variables of the last write until it is answered. They are there in the render of the press itself, before the
   * optimistic update reaches the data: a radio or checkbox that shows them does not turn back for a moment.
   */
  pending: Variables | undefined;
  /** Failure of the last attempt; null when there is none to show. */
  error: unknown;
  /** Clears the last failure. */
  clearError: () => void;
}

/**
 * Sends a write with its optimistic update, rolls it back when the server refuses, and shows the error. An attempt
 * without a response keeps its idempotency key, so that repeating it cannot execute it twice.
 */
export function useWrite<Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  write: Write<Variables, Answer>,
): Writer<Variables> {
  const { mutateAsync, isPending, error, reset } = useMutation(mutationOf(call, write));
  const [pending, setPending] = useState<Variables>();
  const pendingCount = useRef(0);
  const isDone = useRef(false);
  const unansweredAttempt = useRef<WriteAttempt<Variables>>(undefined);

  const attemptFor = (variables: Variables): WriteAttempt<Variables> => {
    const previous = unansweredAttempt.current;
    return previous && hashKey([previous.variables]) === hashKey([variables])
      ? previous
      : newAttempt(variables);
  };

  const execute = async (variables: Variables): Promise<boolean> => {
    if (isDone.current || (pendingCount.current > 0 && write.scope === undefined)) return false;
    pendingCount.current += 1;
    const attempt = attemptFor(variables);
    setPending(() => variables);
    try {
      await mutateAsync(attempt);
      unansweredAttempt.current = undefined;
      isDone.current = write.once === true;
      return true;
    } catch (failure) {
      unansweredAttempt.current = failure instanceof NetworkError ? attempt : undefined;
      return false;
    } finally {
      pendingCount.current -= 1;
      if (pendingCount.current === 0) setPending(undefined);
    }
  };

  return { write: execute, busy: isPending, pending, error, clearError: reset };
}
