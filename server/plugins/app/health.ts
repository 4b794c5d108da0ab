import plugin from 'fastify-plugin';
import type { Database } from '#server/db/database.ts';

/** `GET /healthz`: 200 while this process can answer calls, 503 while it cannot reach its database. */
export const healthPlugin = plugin<{ db: Database }>(
  async (app, { db }) => {
    app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await db.query('select 1 as alive');
        return { status: 'ok', database: db.kind };
      } catch {
        return reply.code(503).send({ status: 'unavailable', database: db.kind });
      }
    });
  },
  { name: 'health' },
);
