import type { OperationId } from '#generated/operations.ts';
import { CallError } from './call-error.ts';
import type { AnswerOf, SkeinCalls } from './calls.ts';

export { CallError } from './call-error.ts';

/** Parameters and body of an operation. */
export type InitOf<Id extends OperationId> = Parameters<SkeinCalls[Id]>[0];

/** The `response` of an operation's success; undefined where it has none. */
export type ResponseOf<Id extends OperationId> =
  NonNullable<AnswerOf<Id>['data']> extends { response: infer Response } ? Response : undefined;

/** The arguments of an operation, which may be left out where the contract requires none. */
type InitArguments<Id extends OperationId> =
  undefined extends InitOf<Id> ? [init?: InitOf<Id>] : [init: InitOf<Id>];

/** The query of the next page, as the list's link names it; undefined for the first page. */
export type PageParam = Record<string, unknown> | undefined;

/** The part of a query function's context that a call needs. */
interface QueryContext {
  signal?: AbortSignal;
}

/** Options for `useQuery`, `fetchQuery` and everything else that takes the options of a query. */
export interface SkeinQuery<Id extends OperationId> {
  queryKey: readonly [Id, InitOf<Id>];
  queryFn: (context: QueryContext) => Promise<ResponseOf<Id>>;
  /** The client repeats calls itself, as long as `Retry-After` says. */
  retry: false;
}

/** Options for `useInfiniteQuery` and `fetchInfiniteQuery`. */
export interface SkeinList<Id extends OperationId> {
  queryKey: readonly [Id, InitOf<Id>, 'pages'];
  queryFn: (context: QueryContext & { pageParam: PageParam }) => Promise<ResponseOf<Id>>;
  initialPageParam: PageParam;
  getNextPageParam: (page: ResponseOf<Id>) => PageParam;
  retry: false;
}

/** Options for `useMutation`. */
export interface SkeinMutation<Id extends OperationId> {
  mutationKey: readonly [Id];
  mutationFn: (init: InitOf<Id>) => Promise<ResponseOf<Id>>;
  retry: false;
}

type UntypedInit = { params?: { query?: object } } | undefined;
type UntypedAnswer = { data?: { response?: unknown }; error?: unknown; response: Response };

/** Calls an operation and returns its `response`. */
async function responseOf<Id extends OperationId>(
  calls: SkeinCalls,
  id: Id,
  init: UntypedInit,
  signal?: AbortSignal,
): Promise<ResponseOf<Id>> {
  // The types of 500 operations are those of SkeinCalls; here the operation is data.
  const call = calls[id] as unknown as (init: object) => Promise<UntypedAnswer>;
  const answer = await call({ ...init, ...(signal ? { signal } : {}) });
  if (!answer.response.ok) throw new CallError(answer.response.status, answer.error);
  return answer.data?.response as ResponseOf<Id>;
}

/**
 * Returns the options of a query for TanStack Query 5, in any of its frameworks:
 * `useQuery(queryOf(calls, 'getBlogInfo', { params: { path: { blog } } }))`. The key begins with the operationId, so
 * `invalidateQueries({ queryKey: ['getBlogInfo'] })` finds every query of the operation. The query's data is the
 * `response` of the answer; a refusal is thrown as a CallError.
 */
export function queryOf<Id extends OperationId>(
  calls: SkeinCalls,
  id: Id,
  ...[init]: InitArguments<Id>
): SkeinQuery<Id> {
  return {
    queryKey: [id, init as InitOf<Id>],
    queryFn: ({ signal }) => responseOf(calls, id, init as UntypedInit, signal),
    retry: false,
  };
}

/**
 * Returns the options of an infinite query, whose pages follow `links.next`:
 * `useInfiniteQuery(listOf(calls, 'listBlogPosts', { params: { path: { blog } } }))`. Later pages keep the query of the
 * first and replace what the link says.
 */
export function listOf<Id extends OperationId>(
  calls: SkeinCalls,
  id: Id,
  ...[init]: InitArguments<Id>
): SkeinList<Id> {
  const first = init as UntypedInit;
  return {
    queryKey: [id, init as InitOf<Id>, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...first?.params?.query, ...pageParam };
      return responseOf(calls, id, { ...first, params: { ...first?.params, query } }, signal);
    },
    initialPageParam: undefined,
    getNextPageParam: (page) =>
      (page as { links?: { next?: { queryParams: PageParam } } } | undefined)?.links?.next?.queryParams,
    retry: false,
  };
}

/**
 * Returns the options of a mutation: `useMutation(mutationOf(calls, 'likePost'))`, whose `mutate` takes what the
 * operation takes.
 */
export function mutationOf<Id extends OperationId>(calls: SkeinCalls, id: Id): SkeinMutation<Id> {
  return {
    mutationKey: [id],
    mutationFn: (init) => responseOf(calls, id, init as UntypedInit),
    retry: false,
  };
}
