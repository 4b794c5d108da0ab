import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { challengeAnswer } from './certificates-repository.ts';

/** Beginning of the addresses that certificate authorities ask at (RFC 8555 §8.3). */
export const CHALLENGE_PATH = '/.well-known/acme-challenge/';
/** Address at which a front proxy asks whether a name is served here. */
export const ASK_PATH = '/.well-known/skein/tls-ask';
const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

/**
 * Answers certificate authorities that look whether a name leads here, and front proxies that order certificates
 * themselves (`ask` of Caddy's on-demand TLS). Both say no more than a request to the name would.
 */
export function serveCertificateAddresses(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { token: string } }>(`${CHALLENGE_PATH}:token`, async ({ params: { token } }, reply) => {
    const answer = TOKEN.test(token) ? await challengeAnswer(db, token) : undefined;
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return answer === undefined ? reply.code(404).send('Nothing is asked here.\n') : reply.send(answer);
  });
  app.get<{ Querystring: { domain?: unknown } }>(ASK_PATH, async ({ query: { domain } }, reply) => {
    const isServed = typeof domain === 'string' && (await app.services.certificates.isServed(domain));
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return reply.code(isServed ? 200 : 404).send(isServed ? 'Served here.\n' : 'Not served here.\n');
  });
}
