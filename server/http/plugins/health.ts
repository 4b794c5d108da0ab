import plugin from 'fastify-plugin';
import type { Database } from '#server/db/database.ts';
import { ping } from '#server/db/ping.ts';

export type HealthOptions = {
  db: Database;
  /** Timeout of the database check in milliseconds. */
  patience?: number;
};

const DEFAULT_PATIENCE_MS = 2000;

/**
 * - `GET /livez`: 200 as long as this process answers at all; without a response it should be restarted.
 * - `GET /readyz` and `GET /healthz`: 200 while it can answer calls, 503 while its database does not answer in time or
 * the process is stopping; a load balancer should then send it no traffic.
 */
export const healthPlugin = plugin<HealthOptions>(
  async (app, { db, patience = DEFAULT_PATIENCE_MS }) => {
    let asked: Promise<boolean> | undefined;
    /** Runs one check at a time, since many would use up the connections of a hanging database. */
    const databaseAnswers = (): Promise<boolean> => {
      asked ??= ping(db)
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          asked = undefined;
        });
      return withinTime(asked, patience);
    };

    app.get('/livez', { logLevel: 'silent' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
    for (const url of ['/readyz', '/healthz']) {
      app.get(url, { logLevel: 'silent' }, async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        if (app.closing.aborted) return reply.code(503).send({ status: 'stopping', database: db.kind });
        if (await databaseAnswers()) return { status: 'ok', database: db.kind };
        return reply.code(503).send({ status: 'unavailable', database: db.kind });
      });
    }
  },
  { name: 'health', dependencies: ['closing'] },
);

/** Returns the result of the check, or false after the timeout. */
async function withinTime(answer: Promise<boolean>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), milliseconds);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
