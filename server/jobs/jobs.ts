import type { Queryable } from '#server/db/database.ts';
import type { JobData, JobKind } from './kinds.ts';

export type AddOptions = {
  /** Transaction of the write that the job belongs to: the job is committed with it, or not at all. */
  tx?: Queryable;
  /** Seconds before which no worker takes the job. */
  delaySeconds?: number;
  /** True for a job that workers take before others of its kind. */
  isUrgent?: boolean;
};

/** One attempt of a job. */
export type JobContext = {
  /** Aborted when the process ends, or when the job was taken over by another one. */
  signal: AbortSignal;
  /** True for the last attempt before the job fails for good. */
  isLast: boolean;
};

/** Worker of a kind of job. Must be idempotent: a process may end after the work and before it reports so. */
export type JobHandler<Kind extends JobKind> = (data: JobData[Kind], turn: JobContext) => Promise<void>;

/** Workers by kind of job. */
export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> };

/** Interface of the job queue. */
export interface Jobs {
  /** Adds a job, which runs as soon as a worker of any process is free. */
  add<Kind extends JobKind>(kind: Kind, data: JobData[Kind], options?: AddOptions): Promise<void>;
  /** Registers the workers; call it before jobs are added. */
  doneBy(works: JobHandlers): void;
  /** Resolves when no job of this process is running. */
  settled(): Promise<void>;
}
