import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { countFlagsInState, flagsInState } from '#server/modules/moderation/review/flags-repository.ts';
import { FLAG_STATES, presentAppeals } from '../appeals/appeals-presenter.ts';

export const listAppeals: Handler<'listAppeals'> = async ({ query, db, services, viewer }) => {
  const { state = 'open' } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `appeals/${state}`,
    path: pathOf('listAppeals', {}),
    query,
    rows: ({ below, limit }) => flagsInState(db, FLAG_STATES[state], { after: below, limit }),
  });
  return {
    appeals: await presentAppeals(db, rows, viewer.userId),
    total: await countFlagsInState(db, FLAG_STATES[state]),
    links,
  };
};
