import type { FastifyRequest } from 'fastify';
import type { AliasRow } from './family-data.ts';
import type { Answer } from './handler.ts';
import type { ContractOperation } from './load.ts';
import type { Given } from './read-request.ts';

/**
 * Reads calls that follow the conventions of the API family instead of the exact contract (server/legacy-clients).
 * Calls that follow the contract exactly have no overhead.
 */
export type LegacyClients = {
  aliases: readonly AliasRow[];
  /** Returns the sent values under the contract's names; undefined when nothing changes. */
  respelt(operation: ContractOperation, place: 'query' | 'body', sent: unknown): unknown;
  /** Returns the JSON body of a call; of one by the family with its own addresses as paths. */
  received(request: FastifyRequest, value: unknown): unknown;
  /** Returns true when the body is a form (urlencoded or multipart) that this operation accepts. */
  isForm(operation: ContractOperation, request: FastifyRequest): boolean;
  /** Returns the JSON body that a form represents. */
  formValue(operation: ContractOperation, request: FastifyRequest): Promise<unknown>;
  /** Returns a call at a legacy address in the form its operation accepts. */
  given(alias: AliasRow, operation: ContractOperation, request: FastifyRequest): Promise<Given>;
  /** Returns the operation's response in the shape of the legacy address. */
  shaped(alias: AliasRow, params: unknown, done: Answer): Answer;
};
