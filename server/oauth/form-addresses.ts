import type { FastifyInstance } from 'fastify';
import { rateLimited } from '../core/errors.ts';
import { addressKey } from '../http/plugins/rate-limit.ts';
import type { Limit } from '../rate-limit/rate-limiter.ts';

/** Tries of one address: guessing codes is hopeless, and this keeps it from being tried. */
const tries: Limit = { capacity: 120, perSecond: 2 };
/** The largest form: a code, a verifier, an address and a secret. */
const mostBytes = 16_384;

/** Addresses of a standard, which take forms as they were sent and nothing else; so many a minute for each caller. */
export function formAddresses(
  app: FastifyInstance,
  { rateLimits }: { rateLimits: boolean },
  add: (forms: FastifyInstance) => void,
): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    if (rateLimits) {
      forms.addHook('onRequest', async (request) => {
        const { wait } = await app.services.rateLimiter.take(`oauth ${addressKey(request)}`, tries);
        if (wait > 0) throw rateLimited(wait);
      });
    }
    add(forms);
  });
}
