import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { boopCounts, presentBoops } from '../boops-presenter.ts';
import { boopsOf } from '../boops-repository.ts';

export const listBoops: Handler<'listBoops'> = async ({ query, db, services, viewer }) => {
  const { direction = 'received' } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `boops/${direction}/${viewer.userId}`,
    path: pathOf('listBoops'),
    query,
    rows: (page) => boopsOf(db, viewer.userId, direction, page),
  });
  const boops = await presentBoops(db, rows, viewer.userId);
  return { boops, links, counts: await boopCounts(db, viewer.userId) };
};
