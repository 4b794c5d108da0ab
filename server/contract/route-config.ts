import type {} from 'fastify';
import type { ContractOperation } from './load.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract a route answers; undefined for pages, files and health. */
    operation?: ContractOperation;
  }
  interface FastifyRequest {
    /** The operation that carries out a call at one of its older addresses, whose answer has a shape of its own. */
    aliasOf: ContractOperation | undefined;
  }
}
