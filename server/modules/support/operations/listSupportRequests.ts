import { presentSupport } from '#server/entities/support/support-presenter.ts';
import { countSupportRequests, supportRequests } from '#server/entities/support/support-repository.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

export const listSupportRequests: Handler<'listSupportRequests'> = async ({
  query,
  db,
  services,
  viewer,
}) => {
  const { state = 'open', topic } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `support/${state}/${topic ?? ''}`,
    path: pathOf('listSupportRequests', {}),
    query,
    rows: ({ below, limit }) => supportRequests(db, { state, topic }, { after: below, limit }),
  });
  return {
    supportRequests: await presentSupport(db, rows, viewer.userId),
    total: await countSupportRequests(db, { state, topic }),
    links,
  };
};
