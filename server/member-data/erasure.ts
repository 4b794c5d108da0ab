import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** Account whose rows are erased. */
export type Erasing = { db: Database; services: Services; userId: string };

/**
 * A step of the erasure of an account, for rows that no cascade removes correctly: those that are counted, have files
 * or stay without content. It is repeated after an interruption.
 */
export type ErasureStep = {
  name: string;
  /** Names of steps that must be complete before. */
  after?: readonly string[];
  run: (erasing: Erasing) => Promise<void>;
};

/** Number of rows per transaction, so that no lock is held for long. */
const BATCH_SIZE = 50;

/** Loads and processes batches until none is left. Stops when a row remains after processing. */
export async function inBatches<Row>(
  db: Database,
  load: (db: Queryable, count: number) => Promise<Row[]>,
  processRow: (tx: Transaction, row: Row) => Promise<unknown>,
): Promise<void> {
  for (let before = ''; ; ) {
    const rows = await load(db, BATCH_SIZE);
    const now = JSON.stringify(rows);
    if (rows.length === 0 || now === before) return;
    before = now;
    await db.transaction(async (tx) => {
      for (const row of rows) await processRow(tx, row);
    });
  }
}
