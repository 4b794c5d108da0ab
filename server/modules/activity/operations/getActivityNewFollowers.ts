import type { Handler } from '#server/http/contract/handler.ts';
import { presentGains } from '../graphs/graph-presenter.ts';
import { followersBySteps } from '../graphs/graphs-repository.ts';
import { periodOf } from '../graphs/periods.ts';

export const getActivityNewFollowers: Handler<'getActivityNewFollowers'> = async ({
  query: { range = '', granularity = '' },
  subject: { blog },
  db,
  services,
}) => {
  const period = periodOf({ range, granularity }, services.now(), blog.timezone);
  return { graph: presentGains(period, await followersBySteps(db, blog.id, period)) };
};
