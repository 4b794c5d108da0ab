import type { Handler } from '#server/http/contract/handler.ts';
import { isMeasuring } from '../analytics/is-measuring.ts';
import { chosenRange } from '../figures/chosen-range.ts';
import { presentFigures } from '../figures/figures-presenter.ts';

export const getSiteFigures: Handler<'getSiteFigures'> = async ({ db, services, query }) => ({
  figures: await presentFigures(db, chosenRange(query, services.now()), isMeasuring(services)),
});
