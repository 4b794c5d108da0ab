import { StartFault } from '../core/start-fault.ts';
import { countJobs, deadLetters, deleteDeadLetter } from '../jobs/jobs-repository.ts';
import { retryDeadLetters } from '../jobs/retry-dead-letters.ts';
import type { Task } from './task.ts';

/** Maximum number of failed jobs that are listed. */
const MAX_LISTED_JOBS = 50;

/** `jobs`: lists the number of jobs by kind, and those that failed for good. */
export const printJobs: Task = async ({ db, say }) => {
  const counts = await countJobs(db);
  if (counts.length === 0) say('No jobs.');
  for (const { kind, state, count } of counts) say(`${kind} ${state}: ${count}`);
  for (const { id, kind, tries, failed, message } of await deadLetters(db, {
    below: undefined,
    limit: MAX_LISTED_JOBS,
  })) {
    say(`failed ${id} ${kind}, ${tries} tries, ${new Date(failed * 1000).toISOString()}: ${message ?? ''}`);
  }
};

function named(id: string | undefined): string {
  if (id === undefined) throw new StartFault('Name a job that failed; "npm run admin -- jobs" lists them.');
  return id;
}

/** `retry-job <id>`: queues a job again that failed for good. */
export const retryJob: Task = async ({ db, say }, [id]) => {
  if (!(await retryDeadLetters(db, named(id)))) throw new StartFault(`No job called ${id} has failed.`);
  say('It is tried again.');
};

/** `drop-job <id>`: deletes a failed job. */
export const dropJob: Task = async ({ db, say }, [id]) => {
  if (!(await deleteDeadLetter(db, named(id)))) throw new StartFault(`No job called ${id} has failed.`);
  say('It is gone.');
};
