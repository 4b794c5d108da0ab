import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#generated/limits.ts';
import { rateLimited } from '../core/errors.ts';
import { addressKey } from '../http/plugins/rate-limit.ts';
import type { Limit } from '../rate-limit/rate-limiter.ts';

/** Refused requests of one network address in the name of one app. */
const REFUSALS: Limit = { capacity: limits.guessesPerAddress, perSecond: limits.guessesPerAddress / 120 };
/** The longest client id that can be registered. */
const LONGEST_CLIENT_ID = 128;
/** Options of each route: what it answers counts against the limit of all calls of a network address. */
export const FORM_ROUTE = { config: { countsAsCall: true } };
/** The largest form: a code, a verifier, an address and a secret. */
const mostBytes = 16_384;

/** Addresses of a standard, which take forms as they were sent and nothing else. */
export function formAddresses(app: FastifyInstance, add: (forms: FastifyInstance) => void): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    add(forms);
  });
}

/**
 * Counts a request that was refused: a wrong secret, code or signature. Requests that are right are never counted, so
 * nobody can keep an app from exchanging its codes by guessing in its name.
 *
 * @throws DomainError rate-limit-exceeded in place of the refusal
 */
export async function countRefusal(request: FastifyRequest, clientId: string): Promise<void> {
  const key = `oauth ${addressKey(request)} ${clientId.slice(0, LONGEST_CLIENT_ID)}`;
  const { wait } = await request.server.services.rateLimiter.take(key, REFUSALS);
  if (wait > 0) throw rateLimited(wait);
}
