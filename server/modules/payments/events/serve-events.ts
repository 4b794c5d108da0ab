import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { WorkContext } from '#server/define-module.ts';
import { findProvider } from '../providers/providers.ts';
import { receiveEvent } from './receive-event.ts';

/** Header of the signature, by provider. */
const SIGNATURE_HEADER: Readonly<Record<string, string>> = {
  stripe: 'stripe-signature',
  test: 'payment-signature',
};
/** Maximum size of an event in bytes. */
const MAX_EVENT_BYTES = 262_144;

/**
 * Takes the events of payment providers. The address is not part of the contract: its bodies are each provider's own, and
 * no client calls it.
 */
export function serveEvents(app: FastifyInstance, context: WorkContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A signature is of the bytes, so that nothing may parse them before.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { provider: string } }>('/payments/events/:provider', async (request, reply) => {
      const provider = findProvider(context, request.params.provider);
      if (provider === undefined) throw domainError('not-found');
      const signature = request.headers[SIGNATURE_HEADER[provider.name] ?? ''];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (typeof signature !== 'string' || !(await receiveEvent(context, provider, body, signature))) {
        const detail = 'The signature of the event is not right, or too old.';
        throw domainError('invalid-request-param', { detail });
      }
      return reply.code(204).send();
    });
  });
}
