import cluster, { type Worker } from 'node:cluster';
import { CANNOT_START_CODE } from '../core/start-fault.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Uptime after which a process counts as healthy, so that its next restart pause is short again. */
const WELL_AFTER_MS = 60_000;

/** A worker process of Node's cluster. */
export type ServerProcess = Pick<Worker, 'on' | 'once' | 'process'>;

export type ProcessesOptions = {
  count: number;
  fork?: () => ServerProcess;
  say?: (line: string) => void;
  /** First pause in milliseconds. */
  firstPause?: number;
};

/**
 * Several processes of the server behind one port (Node's cluster distributes the connections). The first one starts
 * alone, because only one may initialise an empty database; the others follow when it is ready. A process that dies is
 * restarted after a growing pause.
 */
export class Processes {
  readonly #count: number;
  readonly #fork: () => ServerProcess;
  readonly #say: (line: string) => void;
  readonly #firstPause: number;
  readonly #running = new Set<ServerProcess>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #pause: number;
  #isStopping = false;
  #failures = 0;
  #ready = 0;
  readonly #allReady = Promise.withResolvers<void>();

  constructor({ count, fork = () => cluster.fork(), say = console.error, firstPause }: ProcessesOptions) {
    this.#count = count;
    this.#fork = fork;
    this.#say = say;
    this.#firstPause = firstPause ?? FIRST_PAUSE_MS;
    this.#pause = this.#firstPause;
  }

  /**
   * Starts all processes.
   *
   * @returns undefined when all are ready; the exit code of the first one when it ended before
   */
  async start(): Promise<number | undefined> {
    const first = this.#begin();
    const code = await new Promise<number | undefined>((done) => {
      first.on('message', (message: unknown) => message === 'ready' && done(undefined));
      first.once('exit', (exitCode: number | null) => done(exitCode ?? 1));
    });
    if (code !== undefined || this.#isStopping) return code;
    for (let number = 1; number < this.#count; number += 1) this.#begin();
    await this.#allReady.promise;
    return undefined;
  }

  /**
   * Stops all processes and waits until they have ended.
   *
   * @throws when one did not end cleanly
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    await Promise.all(
      [...this.#running].map(async (running) => {
        const ended = new Promise((done) => running.once('exit', done));
        running.process.kill('SIGTERM');
        await ended;
      }),
    );
    if (this.#failures > 0) throw new Error(`${this.#failures} processes did not end cleanly`);
  }

  #begin(): ServerProcess {
    const startedAt = performance.now();
    const begun = this.#fork();
    let wasReady = false;
    this.#running.add(begun);
    begun.on('message', (message: unknown) => {
      if (message !== 'ready') return;
      wasReady = true;
      this.#ready += 1;
      if (this.#ready === this.#count) this.#allReady.resolve();
    });
    begun.once('exit', (code: number | null, signal: string | null) => {
      this.#running.delete(begun);
      // A process that was still starting ends by the signal itself.
      if (this.#isStopping) this.#failures += code === 0 || signal === 'SIGTERM' ? 0 : 1;
      // If the first process cannot start, the caller gets its exit code; a later one is restarted, because its reason
      // may be temporary.
      else if (wasReady || this.#running.size > 0) this.#beginAgain(startedAt, signal ?? `exit code ${code}`);
      else if (code !== CANNOT_START_CODE)
        this.#say(`The server ended before it was ready (${signal ?? code}).`);
    });
    return begun;
  }

  #beginAgain(startedAt: number, cause: string): void {
    if (performance.now() - startedAt > WELL_AFTER_MS) this.#pause = this.#firstPause;
    this.#say(`A process of the server died (${cause}) and is started again in ${this.#pause / 1000} s.`);
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.#begin();
    }, this.#pause);
    this.#pauses.add(pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }
}
