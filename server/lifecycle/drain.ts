import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type DrainOptions = {
  /** How long requests under way may take to finish, in milliseconds; their connections are cut then. */
  patience?: number;
  /** How long connections that were already on their way are still taken, in milliseconds. */
  grace?: number;
};

/**
 * Ends the server without losing a request: `/readyz` says no at once, every answer ends its connection, who was on the
 * way in is still answered, then nobody is let in any more; streams end by `app.closing`.
 */
export async function drain(
  app: FastifyInstance,
  { patience = 8000, grace = 200 }: DrainOptions = {},
): Promise<void> {
  app.startClosing();
  await wait(grace);
  const cut = setTimeout(() => {
    app.log.warn('requests took too long to finish and are cut off');
    app.server.closeAllConnections();
  }, patience);
  await app.close().finally(() => clearTimeout(cut));
}
