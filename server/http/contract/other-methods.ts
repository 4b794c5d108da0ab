import type { FastifyInstance, HTTPMethods } from 'fastify';
import { DomainError, domainError } from '#server/core/errors.ts';
import { fastifyPath } from './fastify-path.ts';
import type { ContractOperation } from './load.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Methods without handlers, which Fastify would answer with 404 or 400. */
const rareMethods = ['TRACE', 'QUERY'];

/**
 * Answers 405 with `Allow` for methods that an address of the contract does not have, and OPTIONS with `Allow` alone.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  operations: readonly Pick<ContractOperation, 'path' | 'method'>[],
): void {
  // Declared without a body: otherwise Fastify would require one before looking for a route.
  for (const method of rareMethods) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  const known = Map.groupBy(operations, (operation) => fastifyPath(operation.path));
  for (const [url, group] of known) {
    const own = new Set(group.map((operation) => operation.method));
    // Fastify answers HEAD wherever there is a GET.
    const allow = [...own, ...(own.has('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
    const others = [...methods.filter((method) => !own.has(method)), ...rareMethods];
    app.route({
      method: own.has('GET') ? others : [...others.filter((method) => method !== 'GET'), 'GET'],
      url,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
        throw new DomainError([['method-not-allowed', {}]], { allow });
      },
    });
    if (!own.has('GET')) {
      app.route({
        method: 'HEAD',
        url,
        handler: async () => {
          throw new DomainError([['method-not-allowed', {}]], { allow });
        },
      });
    }
  }
}

/** Answers 404 in the envelope for all other addresses below the contract's prefixes, which must not reach a page. */
export function refuseUnknownCalls(app: FastifyInstance, operations: readonly ContractOperation[]): void {
  const prefixes = new Set(operations.map(({ path }) => path.split('/')[1]));
  for (const prefix of prefixes) {
    app.all(`/${prefix}/*`, async () => {
      throw domainError('not-found');
    });
  }
}
