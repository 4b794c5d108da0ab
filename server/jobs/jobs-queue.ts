import { type ConstructorOptions, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import { bossDatabase, bossTransaction } from './boss-database.ts';
import type { AddOptions, Jobs, JobWork, JobWorks } from './jobs.ts';
import { AT_ONCE, DEAD, DEAD_QUEUE, type JobData, type JobKind, KINDS, LOOK_EVERY } from './kinds.ts';

/** The schema of the database that holds them, beside the site's own. */
export const JOBS_SCHEMA = 'jobs';

/** A process asks so often whether others fell silent or queues have to be cleared, in seconds. */
const SUPERVISE_EVERY = 15;

export type JobsQueueOptions = {
  db: Database;
  log: { warn(about: object, message: string): void };
  /** Seconds between two looks for what nobody told of, instead of the usual, in tests (0.5 at least). */
  lookEvery?: number;
};

/** pg-boss on our connections; it keeps jobs in a schema of its own. */
export function bossOn(db: Database, options: Partial<ConstructorOptions> = {}): PgBoss {
  return new PgBoss({
    db: bossDatabase(db),
    schema: JOBS_SCHEMA,
    backend: db.kind === 'pglite' ? 'pglite' : 'postgres',
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_EVERY,
    monitorIntervalSeconds: SUPERVISE_EVERY,
    useListenNotify: true,
    ...options,
  });
}

/** Brings the schema of the jobs up to date. Several processes may do so at once. */
export async function migrateJobs(db: Database): Promise<void> {
  const boss = bossOn(db, { migrate: true });
  const faults: unknown[] = [];
  boss.on('error', (error) => faults.push(error));
  await boss.start();
  try {
    await boss.createQueue(DEAD, DEAD_QUEUE);
    for (const [kind, options] of Object.entries(KINDS)) {
      await boss.createQueue(kind, options);
      const {
        policy: _policy,
        deadLetter: _deadLetter,
        ...rest
      } = options as typeof options & { policy?: string };
      await boss.updateQueue(kind, rest);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  if (faults.length > 0) throw faults[0];
}

/**
 * Jobs kept in the database until they are done (decision 045): they survive this process, any number of processes share
 * them, what fails is tried again with growing pauses, and what fails for good waits to be looked at.
 */
export class JobsQueue implements Jobs {
  readonly #boss: PgBoss;
  readonly #options: JobsQueueOptions;
  readonly #ending = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #ticks = new Set<NodeJS.Timeout>();
  #works: JobWorks | undefined;

  constructor(options: JobsQueueOptions) {
    this.#options = options;
    this.#boss = bossOn(options.db);
    this.#boss.on('error', (error) => {
      options.log.warn({ err: error }, 'the queue of jobs had a fault and goes on');
    });
  }

  doneBy(works: JobWorks): void {
    this.#works = works;
  }

  /** Begins to do jobs. The schema is up to date by then. */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const kind of Object.keys(KINDS) as JobKind[]) await this.#takeUp(kind);
  }

  /**
   * Adds a job of a kind now and every so many seconds, once for all processes, when something is due.
   *
   * @param isDue a cheap look, so that an idle site writes nothing
   */
  every<Kind extends 'publish' | 'clean-up' | 'push'>(
    kind: Kind,
    seconds: number,
    isDue: () => Promise<boolean> = async () => true,
  ): void {
    const tick = async (): Promise<void> => {
      try {
        if (!this.#ending.signal.aborted && (await isDue())) {
          await this.#boss.send(kind, {}, { singletonSeconds: seconds });
        }
      } catch (error) {
        this.#options.log.warn({ err: error, kind }, 'a look for what is due failed');
      }
    };
    const looking = (): void => void this.#whileOpen(tick());
    looking();
    this.#ticks.add(setInterval(looking, seconds * 1000).unref());
  }

  async add<Kind extends JobKind>(kind: Kind, data: JobData[Kind], { tx }: AddOptions = {}): Promise<void> {
    await this.#boss.send(kind, data, tx ? { db: bossTransaction(tx) } : {});
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  /** Tells long work to stop, which another process goes on with. What is added is still kept. */
  end(): void {
    this.#ending.abort();
  }

  /** Takes up nothing more, tells long work to stop, and resolves when what is under way is done. */
  async stop(): Promise<void> {
    this.end();
    for (const tick of this.#ticks) clearInterval(tick);
    // What was taken out but not begun is given back as failed, and tried again by another.
    const stopped = this.#boss.stop({ graceful: true, close: false });
    await this.settled();
    await stopped;
  }

  async #takeUp(kind: JobKind): Promise<void> {
    const { lookEvery = LOOK_EVERY } = this.#options;
    const options = {
      pollingIntervalSeconds: lookEvery,
      notifyPollingIntervalSeconds: lookEvery,
      batchSize: AT_ONCE[kind],
      // A full hand means that there is more.
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    await this.#boss.work<JobData[JobKind], void, typeof options>(kind, options, async (jobs) => {
      const done: JobResult[] = [];
      for (const job of jobs) done.push(await this.#whileOpen(this.#do(kind, job)));
      return done;
    });
  }

  async #do(kind: JobKind, job: JobWithMetadata<JobData[JobKind]>): Promise<JobResult> {
    const { id, data, signal, retryCount, retryLimit } = job;
    const turn = { signal: AbortSignal.any([signal, this.#ending.signal]), isLast: retryCount >= retryLimit };
    try {
      // Begun before the process was told to end, and not by it: somebody else does it.
      if (turn.signal.aborted) throw new Error('The process ended before its turn.');
      const work = this.#works?.[kind] as JobWork<JobKind> | undefined;
      if (work === undefined) throw new Error(`Nobody does ${kind}.`);
      await work(data, turn);
      return { id, status: 'completed' };
    } catch (error) {
      const { log } = this.#options;
      log.warn({ err: error, kind, job: id, isLast: turn.isLast }, 'a job failed');
      // The message alone: a stack says nothing to whoever reads the list of what failed.
      return {
        id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : String(error) },
      };
    }
  }

  #whileOpen<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const done = (): void => void this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }
}
