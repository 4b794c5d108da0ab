import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isSigned, type Signature, signatureOf } from '#server/http/plugins/signature.ts';
import { countRefusal, FORM_ROUTE, formAddresses } from '../form-addresses.ts';
import type { RegisteredApp } from './registered-app-store.ts';
import { OUT_OF_BAND } from './request-token-store.ts';

/** Refusal reasons in the terms of OAuth Problem Reporting, and a text for people. */
const PROBLEMS = {
  parameter_absent: [400, 'Sign the call in its Authorization header.'],
  parameter_rejected: [400, 'The app did not register that oauth_callback; oob stands for none.'],
  consumer_key_unknown: [401, 'There is no such app, or it keeps no secret.'],
  signature_invalid: [401, 'The signature, its time or its nonce is not right.'],
  token_rejected: [401, 'The request token is unknown, over or used.'],
  permission_unknown: [401, 'The member has not answered yet.'],
  verifier_invalid: [401, 'The oauth_verifier is another one. Begin again.'],
} as const satisfies Record<string, readonly [status: number, words: string]>;

type Problem = keyof typeof PROBLEMS;
type Signed = { app: RegisteredApp; signature: Signature };

/**
 * Registers the OAuth 1.0a endpoints (RFC 5849 §2) for programs of the API family: the member decides at
 * `/oauth/authorize`, a page of the site. Responses are urlencoded, as the standard requires.
 */
export const signedAddressesPlugin = plugin<{ rateLimits: boolean }>(
  async (app, options) => {
    const { apps, registeredApps, requestTokens, rateLimiter: limiter } = app.services;

    /** Verifies the signature of the call with the secret of its request token and returns the app. */
    async function authorizationHeader(request: FastifyRequest): Promise<Signed | Problem> {
      const signature = signatureOf(request);
      if (signature === undefined) return 'parameter_absent';
      const found = await registeredApps.find(signature.key);
      if (found === undefined) return 'consumer_key_unknown';
      const tokenSecret = signature.token === undefined ? '' : apps.tokenSecret(signature.token);
      const by = { app: found, tokenSecret, limiter, form: String(request.body ?? '') };
      return (await isSigned(request, signature, by)) ? { app: found, signature } : 'signature_invalid';
    }

    formAddresses(app, (forms) => {
      forms.post('/oauth/request_token', FORM_ROUTE, async (request, reply) => {
        const signed = await authorizationHeader(request);
        if (typeof signed === 'string') return refuse(request, reply, signed);
        const callback = callbackOf(signed);
        if (callback === undefined) return refuse(request, reply, 'parameter_rejected');
        const token = await requestTokens.begin(signed.app.key, callback);
        return send(reply, { ...tokenPairFrom(token), oauth_callback_confirmed: 'true' });
      });
      forms.post('/oauth/access_token', FORM_ROUTE, async (request, reply) => {
        const signed = await authorizationHeader(request);
        if (typeof signed === 'string') return refuse(request, reply, signed);
        const { token, parts } = signed.signature;
        if (token === undefined || !parts.oauth_verifier) return refuse(request, reply, 'parameter_absent');
        const given = await requestTokens.redeem(token, signed.app.key, parts.oauth_verifier);
        return 'problem' in given
          ? refuse(request, reply, given.problem)
          : send(reply, tokenPairFrom(given.token));
      });
    });

    async function refuse(
      request: FastifyRequest,
      reply: FastifyReply,
      problem: Problem,
    ): Promise<FastifyReply> {
      if (options.rateLimits) await countRefusal(request, signatureOf(request)?.key ?? '');
      const [status, words] = PROBLEMS[problem];
      if (status === 401) reply.header('www-authenticate', 'OAuth realm="Skein"');
      return send(reply.code(status), { oauth_problem: problem, oauth_problem_advice: words });
    }

    function tokenPairFrom(token: string): Record<string, string> {
      return { oauth_token: token, oauth_token_secret: apps.tokenSecret(token) };
    }
  },
  { name: 'signed-addresses' },
);

/**
 * Returns the address to redirect the member to; undefined unless it is registered or {@link OUT_OF_BAND}. Without
 * a parameter the first registered one is used.
 */
function callbackOf({ app: { callbacks }, signature: { parts } }: Signed): string | undefined {
  const asked = parts.oauth_callback || callbacks[0];
  return asked === OUT_OF_BAND ? asked : callbacks.find((uri) => uri === asked);
}

function send(reply: FastifyReply, said: Record<string, string>): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/x-www-form-urlencoded')
    .send(new URLSearchParams(said).toString());
}
