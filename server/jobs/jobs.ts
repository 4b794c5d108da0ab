import type { Queryable } from '#server/db/database.ts';
import type { JobData, JobKind } from './kinds.ts';

export type AddOptions = {
  /** The transaction of the write it belongs to: it counts with it, or not at all. */
  tx?: Queryable;
};

/** One try of a job. */
export type JobTurn = {
  /** Says that the process ends, or that the job is somebody else's by now. */
  signal: AbortSignal;
  /** Whether nobody tries again when it fails. */
  isLast: boolean;
};

/** Does one job. Must be right when it is done twice: a process may die after the work and before it says so. */
export type JobWork<Kind extends JobKind> = (data: JobData[Kind], turn: JobTurn) => Promise<void>;

/** Who does what. */
export type JobWorks = { [Kind in JobKind]: JobWork<Kind> };

/** Work that goes on behind calls. */
export interface Jobs {
  /** Has something done as soon as somebody can, in this process or another. */
  add<Kind extends JobKind>(kind: Kind, data: JobData[Kind], options?: AddOptions): Promise<void>;
  /** Says who does it; before anything is added. */
  doneBy(works: JobWorks): void;
  /** Resolves when what this process is at is done. */
  settled(): Promise<void>;
}
