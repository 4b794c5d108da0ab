import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import { type OperationId, operations } from '#generated/operations.ts';
import type { paths } from '#generated/types/api.d.ts';
import type { SkeinClient } from './client.ts';

type Operations = typeof operations;
type PathOf<Id extends OperationId> = Operations[Id]['path'] & keyof paths;
type MethodOf<Id extends OperationId> = Lowercase<Operations[Id]['method']>;
type ContractOf<Id extends OperationId> = paths[PathOf<Id>][MethodOf<Id> & keyof paths[PathOf<Id>]];
type InitOf<Id extends OperationId> = MaybeOptionalInit<
  paths[PathOf<Id>],
  MethodOf<Id> & keyof paths[PathOf<Id>]
>;

/** The answer of an operation: `data` of a success, else `error`, and the `response` itself. */
export type AnswerOf<Id extends OperationId> = FetchResponse<
  ContractOf<Id> extends Record<string | number, unknown> ? ContractOf<Id> : never,
  InitOf<Id>,
  'application/json'
>;

/** A function for every operation: `calls.likePost({ body: { id, reblog_key } })`. */
export type SkeinCalls = {
  [Id in OperationId]: (
    ...init: undefined extends InitOf<Id> ? [init?: InitOf<Id>] : [init: InitOf<Id>]
  ) => Promise<AnswerOf<Id>>;
};

type UntypedRequest = (method: string, path: string, init?: unknown) => Promise<never>;

/** Returns the operations of the contract as functions by their operationId, which take what `client.GET` takes. */
export function callsOf(client: SkeinClient): SkeinCalls {
  // openapi-fetch checks calls whose method and path are written out; here they are data, and SkeinCalls has the types.
  const request = client.request as unknown as UntypedRequest;
  const calls = Object.entries(operations).map(([id, { method, path }]) => [
    id,
    (init?: unknown) => request(method.toLowerCase(), path, init),
  ]);
  return Object.fromEntries(calls) as SkeinCalls;
}
