import type { TestApp } from './app.ts';

/** Number of times that work after a response can start work of another kind: a job queues a mail, a mail is a job. */
const PASS_COUNT = 3;

/** Resolves when all that goes on after the responses so far is done: work behind them, jobs, and mails of both. */
export async function workSettled({ app: { services } }: TestApp): Promise<void> {
  for (let pass = 0; pass < PASS_COUNT; pass += 1) {
    await services.work.settled();
    await services.post.settled();
    await services.jobs.settled();
  }
}
