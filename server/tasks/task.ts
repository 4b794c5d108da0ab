import type { Database } from '../db/database.ts';
import type { BucketOptions } from '../media/bucket-store.ts';

/** Context of a task. */
export type TaskContext = {
  db: Database;
  dataDir: string;
  /** The site's secret, for hashes and backups. */
  secret: string;
  /** Stores the uploads in place of `dataDir`. */
  bucket?: BucketOptions | undefined;
  /** Prints a line for the operator. */
  say: (line: string) => void;
};

/**
 * A task of the operator. Its arguments are words of the command line.
 *
 * @throws {StartFault} with an explanation for the operator.
 */
export type Task = (context: TaskContext, args: readonly string[]) => Promise<void>;
