/** Thread that renders pages; `render-threads.ts` is the other side. */
import { type MessagePort, workerData } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from '#src/app/rendering/render.tsx';
import { callThrough } from './calls.ts';

/** A request for a page as sent to the thread: its calls go through `port`. */
export type SentRequest = Omit<RenderRequest, 'fetch'> & { port: MessagePort };

type ServerEntry = { render: (request: RenderRequest) => Promise<RenderResult> };

async function ready() {
  const entry = (await import(workerData.entry)) as ServerEntry;
  return async ({ port, ...request }: SentRequest): Promise<RenderResult> => {
    try {
      return await entry.render({ ...request, fetch: callThrough(port) });
    } finally {
      port.close();
    }
  };
}

/** Awaited by the pool before it sends the first request. */
export const render = ready();
