import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { scopes } from '#generated/scopes.ts';
import type { StandardAnswer } from './authorization-server.ts';
import { countRefusal, FORM_ROUTE, formAddresses } from './form-addresses.ts';

export type StandardAddressesOptions = { rateLimits: boolean };

/**
 * Registers the standard OAuth 2 endpoints for programs that do not know the contract: token exchange and revocation
 * (RFC 6749, 7009), and their metadata (RFC 8414).
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

    formAddresses(app, (forms) => {
      forms.post('/oauth2/token', FORM_ROUTE, (request, reply) => answer(request, reply, 'exchange'));
      forms.post('/oauth2/revoke', FORM_ROUTE, (request, reply) => answer(request, reply, 'revoke'));
    });

    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      call: 'exchange' | 'revoke',
    ): Promise<FastifyReply> {
      const sent = [...new URLSearchParams(String(request.body ?? ''))];
      const form = Object.fromEntries(sent);
      const { authorization } = request.headers;
      // RFC 6749 §3.2: parameters must not be included more than once.
      const isOnce = Object.keys(form).length === sent.length;
      const answered = isOnce ? await app.services.oauth[call](form, authorization) : REPEATED_PARAMETER;
      if (rateLimits && answered.status >= 400) await countRefusal(request, clientIdOf(form, authorization));
      return send(reply, answered);
    }
  },
  { name: 'standard-addresses' },
);

/** Error for a repeated parameter: two parsers could read different values of it. */
const REPEATED_PARAMETER: StandardAnswer = {
  status: 400,
  headers: {},
  body: { error: 'invalid_request', error_description: 'A parameter is there more than once.' },
};

/** Returns the app that a request names, by HTTP Basic or in its form (RFC 6749 §2.3.1). */
function clientIdOf(form: Record<string, string>, authorization = ''): string {
  const [, basic] = /^Basic +(\S+) *$/i.exec(authorization) ?? [];
  if (basic === undefined) return form.client_id ?? '';
  return Buffer.from(basic, 'base64').toString().split(':', 1)[0] ?? '';
}

function send(reply: FastifyReply, { status, headers, body }: StandardAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(body);
}
