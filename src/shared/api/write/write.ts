import type {
  MutationFunction,
  MutationFunctionContext,
  MutationKey,
  MutationOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { newIdempotencyKey } from '../call/http.ts';
import { changeQuery, type OptimisticChange } from './optimistic-query.ts';
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

/**
 * Changes the data of a query until the server has answered: rolled back when it refuses, and protected from responses
 * that were requested before its answer. A query without data is left alone.
 */
export type ChangeQuery = <Data>(queryKey: QueryKey, change: (data: Data) => Data) => undefined;

/** Everything a write needs besides its call. */
export interface Write<Variables, Answer> {
  /**
   * Writes of one scope are sent one after the other, in the order of their requests; they do not wait for what
   * `onSuccess` and `onError` return. Without a scope, a further call while one is in flight is ignored.
   */
  scope?: string;
  /**
   * True when the page is left after a success, such as for a checkout: further calls of the same component are ignored.
   * The second press of a double click can come after the answer and before the next page is shown.
   */
  once?: boolean;
  /**
   * Applies the expected state before the server has responded: of queries by `changeQuery`; of anything else it returns
   * the rollback.
   */
  optimisticUpdate?: (variables: Variables, changeQuery: ChangeQuery) => Rollback | undefined;
  /** Called when the server accepted it. A write without scope is in flight until the returned promise settles. */
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

interface OptimisticUpdate {
  changes: OptimisticChange[];
  rollback: Rollback | undefined;
}

/** Optimistic updates of the attempts in flight; hooks make new mutation options at every render. */
const updateOf = new WeakMap<WriteAttempt<unknown>, OptimisticUpdate>();

function rollBack({ changes, rollback }: OptimisticUpdate): void {
  for (const { answered, undo } of changes) {
    answered();
    undo();
  }
  rollback?.();
}

/** Converts a write into mutation options of TanStack Query. */
export function mutationOf<Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  { scope, optimisticUpdate, onSuccess, errorToast, onError }: Write<Variables, Answer>,
): MutationOptions<Answer, unknown, WriteAttempt<Variables>> {
  const send = async (
    attempt: WriteAttempt<Variables>,
    context: MutationFunctionContext,
  ): Promise<Answer> => {
    const { mutationFn } = call({ request: { idempotencyKey: attempt.idempotencyKey } });
    if (!mutationFn) throw new Error('These are no options of a write.');
    try {
      return await mutationFn(attempt.variables, context);
    } finally {
      for (const { answered } of updateOf.get(attempt)?.changes ?? []) answered();
    }
  };
  // A write of a scope must not wait for a read: the read may wait for the next write of the scope.
  const finished = async (outcome: unknown): Promise<void> => {
    if (scope === undefined) await outcome;
  };
  return {
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    mutationKey: call().mutationKey,
    mutationFn: send,
    onMutate: (attempt, { client }) => {
      const update: OptimisticUpdate = { changes: [], rollback: undefined };
      updateOf.set(attempt, update);
      update.rollback = optimisticUpdate?.(attempt.variables, (queryKey, change) => {
        update.changes.push(changeQuery(client, queryKey, change));
        return undefined;
      });
    },
    onSuccess: (answer, attempt) => {
      for (const { accept } of updateOf.get(attempt)?.changes ?? []) accept();
      return finished(onSuccess?.(answer, attempt.variables));
    },
    onError: (error, attempt) => {
      const update = updateOf.get(attempt);
      if (update) rollBack(update);
      const { variables } = attempt;
      if (errorToast !== undefined)
        showErrorToast(error, typeof errorToast === 'string' ? errorToast : errorToast(variables));
      return finished(onError?.(error, variables));
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
