import { createServer, type SecureContext, type Server } from 'node:tls';
import type { FastifyInstance } from 'fastify';

/** Longest time for a client to agree on a connection. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

/**
 * Opens a port with TLS beside the plain one. Each name has its own certificate; connections to other names, and those that
 * name none, are refused. Requests reach the app's own server, with its limits and its shutdown.
 *
 * @param contextOf returns the certificate of a name
 */
export async function openTlsListener(
  app: FastifyInstance,
  {
    host,
    port,
    contextOf,
  }: { host: string; port: number; contextOf: (name: string) => Promise<SecureContext | undefined> },
): Promise<Server> {
  const server = createServer({
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    minVersion: 'TLSv1.2',
    SNICallback: (name, done) => {
      contextOf(name).then(
        (context) =>
          context ? done(null, context) : done(new Error(`There is no certificate for ${name}.`)),
        (error: Error) => done(error),
      );
    },
  });
  server.on('secureConnection', (socket) => app.server.emit('connection', socket));
  // Scanners and unknown names are everyday; the connection is closed.
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ host, port }, () => listening());
  });
  return server;
}
