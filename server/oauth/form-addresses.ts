import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#generated/limits.ts';
import { rateLimited } from '../core/errors.ts';
import { addressKey } from '../http/plugins/rate-limit.ts';
import type { Limit } from '../rate-limit/rate-limiter.ts';

/** Limit of refused requests from one network address for one app. */
const REFUSALS: Limit = { capacity: limits.guessesPerAddress, perSecond: limits.guessesPerAddress / 120 };
/** Maximum length of a client id. */
const MAX_CLIENT_ID_LENGTH = 128;
/** Options of each route: it counts against the limit of all calls of a network address. */
export const FORM_ROUTE = { config: { countsAsCall: true } };
/** Maximum size of a form in bytes: a code, a verifier, an address and a secret. */
const MAX_FORM_BYTES = 16_384;

/** Registers standard endpoints, which accept unparsed urlencoded forms only. */
export function formAddresses(app: FastifyInstance, add: (forms: FastifyInstance) => void): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    add(forms);
  });
}

/**
 * Counts a refused request: a wrong secret, code or signature. Valid requests are never counted, so that guessing in
 * the name of an app cannot keep it from exchanging its codes.
 *
 * @throws DomainError rate-limit-exceeded in place of the refusal
 */
export async function countRefusal(request: FastifyRequest, clientId: string): Promise<void> {
  const key = `oauth ${addressKey(request)} ${clientId.slice(0, MAX_CLIENT_ID_LENGTH)}`;
  const { wait } = await request.server.services.rateLimiter.take(key, REFUSALS);
  if (wait > 0) throw rateLimited(wait);
}
