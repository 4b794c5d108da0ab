// Graceful shutdown: requests under way are finished before the process ends.

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export type DrainOptions = {
  /** Milliseconds after which connections of unfinished requests are cut. */
  patience?: number;
  /** Milliseconds during which connections are still accepted after the stop was requested. */
  grace?: number;
};

/**
 * Graceful shutdown: stops the server without losing a request. `/readyz` answers 503 at once, every response closes its connection,
 * connections on their way are still answered, then none are accepted; streams end by `app.closing`.
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
