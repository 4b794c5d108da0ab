import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { countDeadLetters, countJobs, deadLetters } from '#server/jobs/jobs-repository.ts';
import { presentFailedJob, presentQueues } from '../failed-jobs/job-presenter.ts';

export const listFailedJobs: Handler<'listFailedJobs'> = async ({ query, db, services }) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: 'failed-jobs',
    path: pathOf('listFailedJobs', {}),
    query,
    rows: (page) => deadLetters(db, page),
  });
  return {
    failedJobs: rows.map(presentFailedJob),
    total: await countDeadLetters(db),
    queues: presentQueues(await countJobs(db)),
    links,
  };
};
