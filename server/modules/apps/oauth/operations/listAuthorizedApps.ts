import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import { appsAllowedBy, countAllowedApps } from '../client-repository.ts';
import { presentAllowed } from '../presenter.ts';

export const listAuthorizedApps: Handler<'listAuthorizedApps'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const [rows, total] = await Promise.all([
    appsAllowedBy(db, viewer.userId, { offset, limit }),
    countAllowedApps(db, viewer.userId),
  ]);
  return {
    apps: rows.map(presentAllowed),
    links: offsetLinks(pathOf('listAuthorizedApps'), { offset, limit }, total),
  };
};
