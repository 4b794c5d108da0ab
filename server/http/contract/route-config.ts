import type {} from 'fastify';
import type { ContractOperation } from './load.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract a route answers; undefined for pages, files and health. */
    operation?: ContractOperation;
    /** Whether it counts against the limit of all calls of an address, though it is no operation of the contract. */
    countsAsCall?: boolean;
    /** Whether its body goes to the disk as it comes, and is never held in memory. */
    streamsBody?: boolean;
  }
  interface FastifyRequest {
    /** Large files that came with it; they go with its answer, unless somebody has moved them. */
    incomingPaths: string[] | undefined;
    /** The operation that carries out a call at one of its older addresses, whose answer has a shape of its own. */
    aliasOf: ContractOperation | undefined;
  }
}
