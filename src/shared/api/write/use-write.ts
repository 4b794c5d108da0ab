import { hashKey, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { NetworkError } from '../call/errors.ts';
import { type Intent, intentOf, mutationOf, type Write, type WriteCall } from './write.ts';

/** A write as a component uses it. */
export interface Writer<Variables> {
  /** Does it. Resolves to whether the server did it; false as well while another one is under way. Never rejects. */
  write: (variables: Variables) => Promise<boolean>;
  busy: boolean;
  /** Why the last one failed; null while there is nothing to say. */
  error: unknown;
  /** Forgets the last failure. */
  forget: () => void;
}

/**
 * The one way to write: shows at once what is to be, sends it, takes it back when the server refuses, and says why. What
 * got no answer keeps its key, so that trying the same again cannot do it twice.
 */
export function useWrite<Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  write: Write<Variables, Answer>,
): Writer<Variables> {
  const { mutateAsync, isPending, error, reset } = useMutation(mutationOf(call, write));
  const underWay = useRef(0);
  const unanswered = useRef<Intent<Variables>>(undefined);

  const wish = (variables: Variables): Intent<Variables> => {
    const before = unanswered.current;
    return before && hashKey([before.variables]) === hashKey([variables]) ? before : intentOf(variables);
  };

  const carryOut = async (variables: Variables): Promise<boolean> => {
    if (underWay.current > 0 && write.scope === undefined) return false;
    underWay.current += 1;
    const intent = wish(variables);
    try {
      await mutateAsync(intent);
      unanswered.current = undefined;
      return true;
    } catch (failure) {
      unanswered.current = failure instanceof NetworkError ? intent : undefined;
      return false;
    } finally {
      underWay.current -= 1;
    }
  };

  return { write: carryOut, busy: isPending, error, forget: reset };
}
