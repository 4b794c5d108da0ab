import type { Handler } from '#server/http/contract/handler.ts';
import { presentGrowth } from '../graphs/graph-presenter.ts';
import { followersBefore, followersBySteps } from '../graphs/graphs-repository.ts';
import { periodOf } from '../graphs/periods.ts';

export const getActivityTotalFollowers: Handler<'getActivityTotalFollowers'> = async ({
  query: { range = '', granularity = '' },
  subject: { blog },
  db,
  services,
}) => {
  const period = periodOf({ range, granularity }, services.now(), blog.timezone);
  const [rows, start] = await Promise.all([
    followersBySteps(db, blog.id, period),
    followersBefore(db, blog.id, period),
  ]);
  return { graph: presentGrowth(period, rows, start) };
};
