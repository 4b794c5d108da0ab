import type {
  MutationFunction,
  MutationFunctionContext,
  MutationKey,
  MutationOptions,
  QueryClient,
} from '@tanstack/react-query';
import { newIdempotencyKey } from '../call/http.ts';
import { showErrorToast } from './show-error-toast.ts';

/** Generated mutation options of a call, such as `getPublishPostMutationOptions`. */
export type WriteCall<Variables, Answer> = (options?: { request?: { idempotencyKey?: string } }) => {
  mutationKey?: MutationKey | undefined;
  mutationFn?: MutationFunction<Answer, Variables> | undefined;
};

/** Adapts a call to variables from which its request is built. */
export function callWith<Given, Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  request: (given: Given) => Variables,
): WriteCall<Given, Answer> {
  return (options) => {
    const { mutationKey, mutationFn } = call(options);
    return {
      mutationKey,
      mutationFn: mutationFn && ((given, context) => mutationFn(request(given), context)),
    };
  };
}

/** Reverts an optimistic update. */
type Rollback = () => void;

/** Everything a write needs besides its call. */
export interface Write<Variables, Answer> {
  /**
   * Writes of one scope are sent one after the other, in the order of their requests. Without a scope, a further call
   * while one is in flight is ignored.
   */
  scope?: string;
  /** Applies the expected state before the server has responded. Returns its rollback. */
  optimisticUpdate?: (variables: Variables) => Rollback | undefined | Promise<Rollback | undefined>;
  /** Called when the server accepted it. The write is in flight until the returned promise settles. */
  onSuccess?: (answer: Answer, variables: Variables) => unknown;
  /** Toast message for a failure without a server detail. Without it, the caller shows `error`. */
  errorToast?: string | ((variables: Variables) => string);
  /** Called when the server refused it, after the rollback. */
  onError?: (error: unknown, variables: Variables) => unknown;
}

/** Variables with an idempotency key: the server executes one attempt only once, however often it is sent. */
export interface WriteAttempt<Variables> {
  variables: Variables;
  idempotencyKey: string;
}

/** Creates an attempt with a new idempotency key. */
export function newAttempt<Variables>(variables: Variables): WriteAttempt<Variables> {
  return {
    variables,
    idempotencyKey: newIdempotencyKey(),
  };
}

/** Converts a write into mutation options of TanStack Query. */
export function mutationOf<Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  { scope, optimisticUpdate, onSuccess, errorToast, onError }: Write<Variables, Answer>,
): MutationOptions<Answer, unknown, WriteAttempt<Variables>, Rollback | undefined> {
  const send = (
    { variables, idempotencyKey }: WriteAttempt<Variables>,
    context: MutationFunctionContext,
  ): Promise<Answer> => {
    const { mutationFn } = call({ request: { idempotencyKey } });
    if (!mutationFn) throw new Error('These are no options of a write.');
    return mutationFn(variables, context);
  };
  return {
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    mutationKey: call().mutationKey,
    mutationFn: send,
    onMutate: ({ variables }) => optimisticUpdate?.(variables),
    onSuccess: (answer, { variables }) => onSuccess?.(answer, variables),
    onError: (error, { variables }, rollback) => {
      rollback?.();
      if (errorToast !== undefined)
        showErrorToast(error, typeof errorToast === 'string' ? errorToast : errorToast(variables));
      return onError?.(error, variables);
    },
  };
}

/**
 * Runs a write outside of React. Resolves to true when the server accepted it; a failure has been shown by the write.
 */
export async function executeWrite<Variables, Answer>(
  queryClient: QueryClient,
  call: WriteCall<Variables, Answer>,
  write: Write<Variables, Answer>,
  variables: Variables,
): Promise<boolean> {
  try {
    const mutation = queryClient.getMutationCache().build(queryClient, mutationOf(call, write));
    await mutation.execute(newAttempt(variables));
    return true;
  } catch {
    return false;
  }
}
