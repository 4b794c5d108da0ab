import { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import { CHALLENGE_PATH } from '#server/modules/domains/certificates/certificate-addresses.ts';

/**
 * Leads visitors of the plain port to TLS where this site answers it, for every name that has a certificate. Other names,
 * such as an address in numbers that a health check asks, stay; and so do certificate authorities, which ask there.
 */
export const httpsRedirectPlugin = plugin(
  async (app, { publicUrl }: { publicUrl: string }) => {
    const { port } = new URL(publicUrl);
    app.addHook('onRequest', async (request, reply) => {
      if (request.protocol === 'https' || request.url.startsWith(CHALLENGE_PATH)) return undefined;
      // A request line without a path is refused; its text must not become part of the name.
      if (!request.url.startsWith('/')) return undefined;
      // Calls that the server makes to itself have no connection.
      if (!(request.raw.socket instanceof Socket)) return undefined;
      const name = request.hostname.toLowerCase();
      if ((await app.services.certificates.contextOf(name)) === undefined) return undefined;
      return reply.redirect(`https://${name}${port === '' ? '' : `:${port}`}${request.url}`, 308);
    });
  },
  { name: 'https-redirect' },
);
