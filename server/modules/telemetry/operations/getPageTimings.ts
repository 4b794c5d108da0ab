import type { Handler } from '#server/http/contract/handler.ts';
import { areTimed } from '../analytics/is-measuring.ts';
import { chosenRange } from '../figures/chosen-range.ts';
import { presentTimings } from '../figures/timings-presenter.ts';

export const getPageTimings: Handler<'getPageTimings'> = async ({ db, services, query }) => {
  const range = chosenRange(query, services.now());
  const timings = await presentTimings(db, range, query.metric ?? 'lcp');
  return { pageTimings: { isMeasured: areTimed(services), ...timings } };
};
