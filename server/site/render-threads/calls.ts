import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessagePort } from 'node:worker_threads';
import type { RenderRequest } from '#src/app/rendering/render.tsx';
import { type AnswerParts, OwnAnswer } from '../own-answer.ts';

type Fetch = RenderRequest['fetch'];

interface Call {
  id: number;
  path: string;
  method: string;
  headers: [name: string, value: string][];
}

type Answered = { id: number } & ({ parts: AnswerParts } | { error: unknown });

/** Returns the fetch function of a rendering thread: calls go through the port to `answerCalls` in the main thread. */
export function callThrough(port: MessagePort): Fetch {
  const waiting = new Map<
    number,
    { resolve: (answer: Response) => void; reject: (error: unknown) => void }
  >();
  let calls = 0;
  port.on('message', (answered: Answered) => {
    const call = waiting.get(answered.id);
    waiting.delete(answered.id);
    if ('error' in answered) call?.reject(answered.error);
    else call?.resolve(new OwnAnswer(answered.parts));
  });
  return (path, { method = 'GET', headers }) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      port.postMessage({ id: calls, path, method, headers: [...new Headers(headers)] } satisfies Call);
    });
}

async function partsOf(answer: Response): Promise<AnswerParts> {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

/** Answers calls of a rendering thread in the main thread, as part of the visit that requested the page. */
export function answerCalls(port: MessagePort, fetch: Fetch): void {
  const inThisVisit = AsyncLocalStorage.snapshot();
  const answer = async ({ id, path, method, headers }: Call) => {
    const answered: Answered = await fetch(path, { method, headers })
      .then(partsOf)
      .then(
        (parts) => ({ id, parts }),
        (error: unknown) => ({ id, error }),
      );
    port.postMessage(answered);
  };
  port.on('message', (call: Call) => inThisVisit(answer, call));
}
