import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { appsAllowedBy, countAllowedApps } from '../oauth/client-repository.ts';
import { presentAllowed } from '../oauth/presenter.ts';

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
