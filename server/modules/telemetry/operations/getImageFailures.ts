import type { Handler } from '#server/http/contract/handler.ts';
import { isMeasuring } from '../analytics/is-measuring.ts';
import { chosenRange } from '../figures/chosen-range.ts';
import { presentImageFailures } from '../figures/image-failures-presenter.ts';

export const getImageFailures: Handler<'getImageFailures'> = async ({ db, services, query }) => ({
  imageFailures: {
    isMeasured: isMeasuring(services),
    ...(await presentImageFailures(db, chosenRange(query, services.now()))),
  },
});
