import plugin from 'fastify-plugin';
import type { Database } from '#server/db/database.ts';

export type HealthOptions = {
  db: Database;
  /** How long the database may take to answer, in milliseconds. */
  patience?: number;
};

const usualPatience = 2000;

/**
 * - `GET /livez`: 200 for as long as this process answers at all; whoever gets nothing should restart it.
 * - `GET /readyz` and `GET /healthz`: 200 while it can answer calls, 503 while its database does not answer in time or
 *   the process is stopping; send it no visitors then.
 */
export const healthPlugin = plugin<HealthOptions>(
  async (app, { db, patience = usualPatience }) => {
    let asked: Promise<boolean> | undefined;
    /** One question at a time: many must not use up the connections of a database that hangs. */
    const databaseAnswers = (): Promise<boolean> => {
      asked ??= db
        .query('select 1 as alive')
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

/** The answer, or false when it takes too long. */
async function withinTime(answer: Promise<boolean>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), milliseconds);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
