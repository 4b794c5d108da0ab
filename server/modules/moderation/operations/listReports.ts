import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentReports } from '../queue/reports-presenter.ts';
import { countQueued, queuedReports } from '../queue/reports-queue-repository.ts';

export const listReports: Handler<'listReports'> = async ({ query, db, services, viewer }) => {
  const { state = 'open', kind, cursor, limit = 20 } = query;
  const list = `reports/${state}/${kind ?? ''}`;
  const at = cursor === undefined ? undefined : services.cursors.read(list, cursor);
  const after = at && ([Number(at[0]), String(at[1])] as const);
  const found = await queuedReports(db, { state, kind }, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = () => services.cursors.write(list, [String(last?.count), String(last?.id)]);
  return {
    reports: await presentReports(db, rows, viewer.userId),
    total: await countQueued(db, { state, kind }),
    links:
      last && found.length > limit
        ? { next: pageLink(pathOf('listReports', {}), query, { cursor: next(), limit }) }
        : {},
  };
};
