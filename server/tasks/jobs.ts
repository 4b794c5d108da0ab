import { StartFault } from '../core/start-fault.ts';
import { countJobs, deadJobs, dropDead } from '../jobs/jobs-repository.ts';
import { retryDead } from '../jobs/retry-dead-letters.ts';
import type { Task } from './task.ts';

/** Maximum number of failed jobs that are listed. */
const TOLD = 50;

/** `jobs`: lists the number of jobs by kind, and those that failed for good. */
export const tellJobs: Task = async ({ db, say }) => {
  const counts = await countJobs(db);
  if (counts.length === 0) say('No jobs.');
  for (const { kind, state, count } of counts) say(`${kind} ${state}: ${count}`);
  for (const { id, kind, tries, failed, message } of await deadJobs(db, { below: undefined, limit: TOLD })) {
    say(`failed ${id} ${kind}, ${tries} tries, ${new Date(failed * 1000).toISOString()}: ${message ?? ''}`);
  }
};

function named(id: string | undefined): string {
  if (id === undefined) throw new StartFault('Name a job that failed; "npm run admin -- jobs" lists them.');
  return id;
}

/** `retry-job <id>`: queues a job again that failed for good. */
export const retryJob: Task = async ({ db, say }, [id]) => {
  if (!(await retryDead(db, named(id)))) throw new StartFault(`No job called ${id} has failed.`);
  say('It is tried again.');
};

/** `drop-job <id>`: deletes a failed job. */
export const dropJob: Task = async ({ db, say }, [id]) => {
  if (!(await dropDead(db, named(id)))) throw new StartFault(`No job called ${id} has failed.`);
  say('It is gone.');
};
