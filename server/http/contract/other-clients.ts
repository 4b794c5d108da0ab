import type { FastifyRequest } from 'fastify';
import type { AliasRow } from './family-data.ts';
import type { Answer } from './handler.ts';
import type { ContractOperation } from './load.ts';
import type { Given } from './read-request.ts';

/**
 * How calls are understood that do not keep to the letter of the contract, but to the manners of the API family
 * (server/legacy-clients). Whoever keeps to the letter never pays for it.
 */
export type OtherClients = {
  aliases: readonly AliasRow[];
  /** What was sent with the contract's names in place of those it was sent with; undefined when that is the same. */
  respelt(operation: ContractOperation, place: 'query' | 'body', sent: unknown): unknown;
  /** Whether the body is a form, encoded or of parts, that this operation takes. */
  isForm(operation: ContractOperation, request: FastifyRequest): boolean;
  /** The JSON body that a form stands for. */
  formValue(operation: ContractOperation, request: FastifyRequest): Promise<unknown>;
  /** A call at an older address, as its operation takes it. */
  given(alias: AliasRow, operation: ContractOperation, request: FastifyRequest): Promise<Given>;
  /** The operation's answer in the shape that the older address gives. */
  shaped(alias: AliasRow, params: unknown, done: Answer): Answer;
};
