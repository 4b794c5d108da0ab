import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { giftsOf } from '#server/modules/payments/orders/gifts-repository.ts';
import { presentGifts } from '../gift-presenter.ts';

export const listGifts: Handler<'listGifts'> = async ({ query, db, services, viewer }) => {
  const { direction = 'received' } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `gifts/${viewer.userId}/${direction}`,
    path: pathOf('listGifts'),
    query,
    rows: (page) => giftsOf(db, viewer.userId, direction, page),
  });
  return { gifts: await presentGifts(db, rows, viewer.userId), links };
};
