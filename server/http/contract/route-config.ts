import type {} from 'fastify';
import type { ContractOperation } from './load.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Contract operation of a route; undefined for pages, files and health checks. */
    operation?: ContractOperation;
    /** True when programs of the API family call the route without a client token. */
    isOpenToFamily?: boolean;
    /** True when the route counts against the limit of all calls of an address without being a contract operation. */
    countsAsCall?: boolean;
    /** True when the body is streamed to disk and never held in memory. */
    streamsBody?: boolean;
  }
  interface FastifyRequest {
    /** Large files of the request; deleted with its response unless they were moved. */
    incomingPaths: string[] | undefined;
    /** Operation behind a legacy address, whose response has a shape of its own. */
    aliasOf: ContractOperation | undefined;
    /** True when the call does not follow the contract and was understood by the conventions of the API family. */
    isLegacyCall: boolean;
  }
}
