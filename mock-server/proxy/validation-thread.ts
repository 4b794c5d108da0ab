import { Worker } from 'node:worker_threads';
import type { Exchange, Finding } from './validate-exchange.ts';

/** Runs an exchange validator in a thread of its own. */
export interface ValidationThread {
  judge(exchange: Exchange): Promise<Finding[]>;
  close(): Promise<void>;
}

export function startValidation(): ValidationThread {
  const worker = new Worker(new URL('./validation-worker.ts', import.meta.url));
  const waiting = new Map<number, (findings: Finding[]) => void>();
  let last = 0;
  worker.on('message', ({ id, findings }: { id: number; findings: Finding[] }) => {
    waiting.get(id)?.(findings);
    waiting.delete(id);
  });
  return {
    judge: (exchange) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, exchange });
      }),
    close: async () => void (await worker.terminate()),
  };
}
