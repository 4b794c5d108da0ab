import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { eventsOf } from '#server/modules/auth/security-log/security-log-repository.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { presentSecurityEvent } from '../security-log/presenter.ts';

export const listSecurityEvents: Handler<'listSecurityEvents'> = async (context) => {
  const { query, viewer, db, services, request } = context;
  const asking = sessionHashOf(request, viewer);
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `security-log/${viewer.userId}`,
    path: pathOf('listSecurityEvents', {}),
    query,
    rows: (page) => eventsOf(db, viewer.userId, asking, page),
  });
  return { events: rows.map(presentSecurityEvent), links };
};
