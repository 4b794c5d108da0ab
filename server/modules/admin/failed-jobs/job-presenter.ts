import type { components } from '#generated/types/api.d.ts';
import type { DeadLetterRow, JobCount } from '#server/jobs/jobs-repository.ts';
import { DEAD } from '#server/jobs/kinds.ts';

type Schemas = components['schemas'];

/** Presents a failed job to admins, without its payload. */
export function presentFailedJob({
  id,
  kind,
  tries,
  added,
  failed,
  message,
}: DeadLetterRow): Schemas['FailedJob'] {
  return {
    id,
    kind,
    tries,
    addedTs: added,
    failedTs: failed,
    ...(message === null ? {} : { message }),
  };
}

/** Presents the job kinds with pending or active jobs. */
export function presentQueues(
  counts: readonly JobCount[],
): { kind: string; waiting: number; active: number }[] {
  const queues = new Map<string, { kind: string; waiting: number; active: number }>();
  for (const { kind, state, count } of counts) {
    if (kind === DEAD || !(state === 'created' || state === 'retry' || state === 'active')) continue;
    const queue = queues.get(kind) ?? { kind, waiting: 0, active: 0 };
    queue[state === 'active' ? 'active' : 'waiting'] += count;
    queues.set(kind, queue);
  }
  return [...queues.values()];
}
