import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';

/** Changes the database between two statements of a request. */
export type Interruption = (db: Database) => Promise<void>;

/** A database that runs an interruption before one chosen statement, so that a race has the same outcome each time. */
export interface InterleavedDatabase extends Database {
  /** Runs `act` before statement number `at`, counted from 0 from now on. */
  interruptAt(at: number, act: Interruption): void;
  /** Ends the interruption. Returns whether it ran. */
  endInterruption(): boolean;
}

/** Time in milliseconds that an interruption waits for a lock of the request that it interrupts. */
const LOCK_WAIT_MS = 60;

/**
 * Wraps a database so that a test can choose the moment at which another request commits.
 *
 * The embedded engine runs transactions one after the other, so an interruption comes before a statement outside of
 * transactions or before a whole transaction. On a server it also comes between the statements of a transaction, on a
 * connection of its own. One that meets a lock of the request gives up: the request is protected from it there.
 *
 * @param url the address of a server's database; undefined for the embedded engine
 */
export function interleave(db: Database, url: string | undefined): InterleavedDatabase {
  const other =
    url === undefined ? db : openPostgres({ url, connections: 1, patience: { lock: LOCK_WAIT_MS } });
  let steps = 0;
  let pending: { at: number; act: Interruption } | undefined;
  let hasRun = false;
  const step = async (): Promise<void> => {
    if (!pending || hasRun || steps++ !== pending.at) return;
    hasRun = true;
    await pending.act(other).catch((error: { code?: string }) => {
      // Lock not available: the request holds the row.
      if (error.code !== '55P03') throw error;
    });
  };
  const stepping = <Target extends Queryable>(target: Target): Target['query'] =>
    async function query(sql, params) {
      await step();
      return target.query(sql, params);
    } as Target['query'];
  return {
    kind: db.kind,
    query: stepping(db),
    async transaction(work, options) {
      if (url === undefined) {
        await step();
        return db.transaction(work, options);
      }
      return db.transaction((tx) => {
        const stepped: Transaction = { query: stepping(tx), script: (sql) => tx.script(sql) };
        return work(stepped);
      }, options);
    },
    listen: (channel, listener) => db.listen(channel, listener),
    batch: (sql) => db.batch(sql),
    async close() {
      if (other !== db) await other.close();
      await db.close();
    },
    interruptAt(at, act) {
      steps = 0;
      hasRun = false;
      pending = { at, act };
    },
    endInterruption() {
      pending = undefined;
      return hasRun;
    },
  };
}
