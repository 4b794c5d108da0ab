import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { dayOf } from '../analytics/days.ts';
import { presentErrorGroup } from '../errors/error-group-presenter.ts';
import { countErrorGroups, listErrorGroups as listGroups } from '../errors/error-groups-repository.ts';
import { lastReleases } from '../errors/releases.ts';

export const listErrorGroups: Handler<'listErrorGroups'> = async ({ query, db, services }) => {
  const { state = 'unresolved' } = query;
  const today = dayOf(services.now());
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `error-groups ${state}`,
    path: pathOf('listErrorGroups', {}),
    query,
    rows: (page) => listGroups(db, today, state, page),
  });
  return {
    errorGroups: rows.map(presentErrorGroup),
    total: await countErrorGroups(db, state),
    releases: await lastReleases(db),
    links,
  };
};
