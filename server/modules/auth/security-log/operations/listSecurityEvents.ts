import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { positionPage } from '#server/feed/position-page.ts';
import { askingHash } from '#server/modules/auth/sessions/asking.ts';
import { presentSecurityEvent } from '../presenter.ts';
import { eventsOf } from '../security-log-repository.ts';

export const listSecurityEvents: Handler<'listSecurityEvents'> = async (context) => {
  const { query, viewer, db, services, request } = context;
  const asking = askingHash(request, viewer);
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `security-log/${viewer.userId}`,
    path: pathOf('listSecurityEvents', {}),
    query,
    rows: (page) => eventsOf(db, viewer.userId, asking, page),
  });
  return { events: rows.map(presentSecurityEvent), links };
};
