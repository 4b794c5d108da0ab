import type { Database } from '../db/database.ts';
import type { BucketOptions } from '../media/bucket-store.ts';

/** What a task works with. */
export type TaskContext = {
  db: Database;
  dataDir: string;
  /** The site's secret, for what hashes with it and for backups. */
  secret: string;
  /** Holds the uploads in place of `dataDir`. */
  bucket?: BucketOptions | undefined;
  /** Tells the operator something; a line at a time. */
  say: (line: string) => void;
};

/**
 * Something an operator asks for. Its arguments are words of the command line.
 *
 * @throws {StartFault} with what is wrong, in words for them.
 */
export type Task = (context: TaskContext, args: readonly string[]) => Promise<void>;
