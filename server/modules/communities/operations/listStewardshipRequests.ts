import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentTakeovers } from '../people/stewardship-presenter.ts';
import { countTakeovers, openTakeovers } from '../people/stewardship-repository.ts';

/** Lists members who ask the staff of the site for a community that nobody looks after. */
export const listStewardshipRequests: Handler<'listStewardshipRequests'> = async ({
  query,
  db,
  services,
  viewer,
}) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: 'stewardship_requests',
    path: pathOf('listStewardshipRequests', {}),
    query,
    rows: ({ below, limit }) => openTakeovers(db, { after: below, limit }),
  });
  return {
    stewardshipRequests: await presentTakeovers(db, rows, viewer.userId),
    total: await countTakeovers(db),
    links,
  };
};
