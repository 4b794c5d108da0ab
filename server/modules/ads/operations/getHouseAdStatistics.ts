import type { Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { presentAdReport } from '../house-ads/house-ad-presenter.ts';
import { countsByDay, reportsOf } from '../house-ads/statistics-repository.ts';

export const getHouseAdStatistics: Handler<'getHouseAdStatistics'> = async ({ params, db }) => {
  const { id } = await requireHouseAd(db, params.ad_id);
  const [days, reports] = await Promise.all([countsByDay(db, id), reportsOf(db, id)]);
  return {
    statistics: {
      days: days.map(({ day, ...counts }) => ({ day, counts })),
      reports: reports.map(presentAdReport),
    },
  };
};
