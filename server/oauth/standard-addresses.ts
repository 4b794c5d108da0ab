import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { scopes } from '#generated/scopes.ts';
import type { StandardAnswer } from './authorization-server.ts';
import { formAddresses } from './form-addresses.ts';

export type StandardAddressesOptions = { rateLimits: boolean };

/**
 * The addresses by which programs that know OAuth 2 and nothing of our contract exchange and give back tokens
 * (RFC 6749, 7009), and where to find them (RFC 8414).
 */
export const standardAddressesPlugin = plugin<StandardAddressesOptions>(
  async (app, { rateLimits }) => {
    const { publicUrl } = app.services;

    app.get('/.well-known/oauth-authorization-server', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return {
        issuer: publicUrl,
        authorization_endpoint: `${publicUrl}/oauth2/authorize`,
        token_endpoint: `${publicUrl}/oauth2/token`,
        revocation_endpoint: `${publicUrl}/oauth2/revoke`,
        scopes_supported: Object.keys(scopes),
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
        authorization_response_iss_parameter_supported: true,
      };
    });

    formAddresses(app, { rateLimits }, (forms) => {
      forms.post('/oauth2/token', (request, reply) => answer(request, reply, 'exchange'));
      forms.post('/oauth2/revoke', (request, reply) => answer(request, reply, 'revoke'));
    });
  },
  { name: 'standard-addresses' },
);

/** A parameter that comes twice would be read as one by us and as the other by whoever checked it before us. */
const SENT_TWICE: StandardAnswer = {
  status: 400,
  headers: {},
  body: { error: 'invalid_request', error_description: 'A parameter is there more than once.' },
};

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  ask: 'exchange' | 'revoke',
): Promise<FastifyReply> {
  const { oauth } = request.server.services;
  const sent = [...new URLSearchParams(String(request.body ?? ''))];
  const form = Object.fromEntries(sent);
  // RFC 6749, 3.2: parameters must not be included more than once.
  const isOnce = Object.keys(form).length === sent.length;
  const { status, headers, body } = isOnce
    ? await oauth[ask](form, request.headers.authorization)
    : SENT_TWICE;
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(body);
}
