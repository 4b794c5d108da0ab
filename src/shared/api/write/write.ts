import type {
  MutationFunction,
  MutationFunctionContext,
  MutationKey,
  MutationOptions,
  QueryClient,
} from '@tanstack/react-query';
import { newIdempotencyKey } from '../call/http.ts';
import { tellFailure } from './show-error-toast.ts';

/** The generated options of a call that writes, such as `getPublishPostMutationOptions`. */
export type WriteCall<Variables, Answer> = (options?: { request?: { idempotencyKey?: string } }) => {
  mutationKey?: MutationKey | undefined;
  mutationFn?: MutationFunction<Answer, Variables> | undefined;
};

/** The same call, given something that its request is made from. */
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

/** Takes back what was shown before the server knew it. */
type TakeBack = () => void;

/** What belongs to a write besides its call. */
export interface Write<Variables, Answer> {
  /**
   * Writes of one scope are sent one after the other, in the order they were asked for. Without a scope, asking again
   * while a write is under way does nothing.
   */
  scope?: string;
  /** Shows what is to be, before the server knows it. Answers how to take that back. */
  show?: (variables: Variables) => TakeBack | undefined | Promise<TakeBack | undefined>;
  /** The server did it. The write is under way until what this answers is settled. */
  done?: (answer: Answer, variables: Variables) => unknown;
  /** What a toast says when it failed and the server has no words for it. Without, the place that asked shows `error`. */
  failed?: string | ((variables: Variables) => string);
  /** The server refused; what was shown is taken back already. */
  refused?: (error: unknown, variables: Variables) => unknown;
}

/** What somebody wants, under a key of its own: the server does one thing only once, however often it is sent. */
export interface Intent<Variables> {
  variables: Variables;
  idempotencyKey: string;
}

/** A new wish. */
export function intentOf<Variables>(variables: Variables): Intent<Variables> {
  return {
    variables,
    idempotencyKey: newIdempotencyKey(),
  };
}

/** A write as a mutation of TanStack Query. */
export function mutationOf<Variables, Answer>(
  call: WriteCall<Variables, Answer>,
  { scope, show, done, failed, refused }: Write<Variables, Answer>,
): MutationOptions<Answer, unknown, Intent<Variables>, TakeBack | undefined> {
  const send = (
    { variables, idempotencyKey }: Intent<Variables>,
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
    onMutate: ({ variables }) => show?.(variables),
    onSuccess: (answer, { variables }) => done?.(answer, variables),
    onError: (error, { variables }, takeBack) => {
      takeBack?.();
      if (failed !== undefined) tellFailure(error, typeof failed === 'string' ? failed : failed(variables));
      return refused?.(error, variables);
    },
  };
}

/** Carries out a write outside of React. Resolves to whether the server did it; a failure has been told by the write. */
export async function carryOut<Variables, Answer>(
  queryClient: QueryClient,
  call: WriteCall<Variables, Answer>,
  write: Write<Variables, Answer>,
  variables: Variables,
): Promise<boolean> {
  try {
    const mutation = queryClient.getMutationCache().build(queryClient, mutationOf(call, write));
    await mutation.execute(intentOf(variables));
    return true;
  } catch {
    return false;
  }
}
