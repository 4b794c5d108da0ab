import type { Database, Queryable } from '#server/db/database.ts';

/** The end of a process, as the code under test sees it: nothing it does afterwards reaches the database. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * Wraps a database so that the process seems to be killed at a step: before or after a statement, a transaction or its commit.
 * A transaction that is open then is rolled back, as PostgreSQL does when a connection ends.
 *
 * @param lastStep number of the step that kills, from 1 on
 */
export function dyingDatabase(db: Database, lastStep: number): { db: Database; isDead: () => boolean } {
  let step = 0;
  const pass = (): void => {
    step += 1;
    if (step >= lastStep) throw new Killed();
  };
  const dying = (target: Queryable): Queryable => ({
    query: async (sql, params) => {
      pass();
      const rows = await target.query(sql, params);
      pass();
      return rows as never;
    },
  });
  const wrapped: Database = {
    kind: db.kind,
    query: dying(db).query,
    transaction: async (work, options) => {
      pass();
      const result = await db.transaction(
        (tx) => work({ ...dying(tx), script: (sql) => tx.script(sql) }),
        options,
      );
      pass();
      return result;
    },
    listen: (channel, listener) => db.listen(channel, listener),
    batch: (sql) => db.batch(sql),
    close: async () => {},
  };
  return { db: wrapped, isDead: () => step >= lastStep };
}
