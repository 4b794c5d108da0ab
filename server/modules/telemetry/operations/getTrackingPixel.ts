import { answer, type Handler } from '#server/http/contract/handler.ts';
import { hostOf } from '../analytics/accepted-events.ts';
import { isMeasuring } from '../analytics/is-measuring.ts';
import { measuredViewer } from '../analytics/measure.ts';
import { storeBatch } from '../analytics/store-batch.ts';

/** Networks of the pixel by `tid` (spec 001 §7). */
const NETWORKS = { 0: 'main', 3: 'blogs' } as const;

/** Stores a page view of a page without scripts, when the reader allowed it (decision 110). */
export const getTrackingPixel: Handler<'getTrackingPixel'> = async (context) => {
  const { services, request, query } = context;
  if (!isMeasuring(services)) return answer(204, undefined);
  // A page of another site may show the picture; what its reader does there is not this site's matter.
  const isOwnPage = ['same-origin', 'same-site'].includes(String(request.headers['sec-fetch-site']));
  const viewer = await measuredViewer(context, isOwnPage);
  const now = services.now();
  const referrer = hostOf(query.ref);
  const network = NETWORKS[query.tid ?? 0];
  await storeBatch(
    { ...context, viewer },
    {
      flushTime: now,
      clientDetails: {},
      events: [
        {
          name: 'page_view',
          page: network === 'blogs' ? '/:blogname' : '/',
          timestamp: now,
          // A page without scripts knows no visit: each view is one.
          sessionId: query.rand ?? 'pixel',
          details: { network, ...(referrer === '' ? {} : { referrer }) },
        },
      ],
    },
  );
  return answer(204, undefined);
};
