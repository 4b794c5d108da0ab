import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { presentSession } from '#server/modules/auth/sessions/presenter.ts';
import { type SessionPlace, sessionsOf } from '#server/modules/auth/sessions/session-repository.ts';

export const listSessions: Handler<'listSessions'> = async ({ query, viewer, db, services, request }) => {
  const list = `sessions/${viewer.userId}`;
  const { cursor, limit } = query as { cursor?: string; limit: number };
  const place = cursor === undefined ? undefined : services.cursors.read(list, cursor);
  const after: SessionPlace | undefined = place && [Number(place[0]), String(place[1]), String(place[2])];
  const asking = sessionHashOf(request, viewer);
  const rows = await sessionsOf(db, viewer.userId, asking, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last && services.cursors.write(list, [Number(last.is_current), last.last_moment, last.id]);
  return {
    sessions: shown.map(presentSession),
    links: next ? { next: pageLink(pathOf('listSessions'), {}, { cursor: next, limit }) } : {},
  };
};
