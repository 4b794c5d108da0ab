import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { answerCalls } from './calls.ts';
import type { SentRequest } from './worker.ts';

/** Pages per thread: while one waits for its data another is rendered. */
const MAX_PAGES_PER_THREAD = 2;
/** Heap limit in megabytes: a thread that exceeds it is restarted, and only its pages fail. */
const MAX_HEAP_MB = 512;

/** Threads that render pages, so that the main thread stays free for calls and several cores are used. */
export interface RenderThreads {
  /** Maximum number of simultaneous renders; more wait. */
  atOnce: number;
  render: (request: RenderRequest) => Promise<RenderResult>;
  close: () => Promise<void>;
}

/**
 * Starts threads that render pages with a build. Their calls come back to this thread, which has the database.
 *
 * @param entry address of the build's server entry, a `file:` URL
 * @param count number of threads
 */
export function renderThreads({ entry, count }: { entry: string; count: number }): RenderThreads {
  const pool = new Piscina<SentRequest, RenderResult>({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    name: 'render',
    workerData: { entry },
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: MAX_PAGES_PER_THREAD,
    // A thread that blocks on an atomic wait would not notice that a lazy module has been loaded.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return {
    atOnce: count * MAX_PAGES_PER_THREAD,
    render: async ({ fetch, ...request }) => {
      const { port1, port2 } = new MessageChannel();
      answerCalls(port1, fetch);
      try {
        return await pool.run({ ...request, port: port2 }, { transferList: [port2] });
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}
