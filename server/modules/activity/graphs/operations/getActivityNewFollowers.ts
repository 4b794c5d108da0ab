import type { Handler } from '#server/contract/handler.ts';
import { presentGains } from '../graph-presenter.ts';
import { followersBySteps } from '../graphs-repository.ts';
import { periodOf } from '../periods.ts';

export const getActivityNewFollowers: Handler<'getActivityNewFollowers'> = async ({
  query: { range = '', granularity = '' },
  subject: { blog },
  db,
}) => {
  const period = periodOf({ range, granularity }, Date.now(), blog.timezone);
  return { graph: presentGains(period, await followersBySteps(db, blog.id, period)) };
};
