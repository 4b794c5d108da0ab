import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { appsBy, countApps } from '../oauth/client-repository.ts';
import { presentClient } from '../oauth/presenter.ts';

export const listOauthClients: Handler<'listOauthClients'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const [rows, total] = await Promise.all([
    appsBy(db, viewer.userId, { offset, limit }),
    countApps(db, viewer.userId),
  ]);
  return {
    clients: rows.map((row) => presentClient(row)),
    links: offsetLinks(pathOf('listOauthClients'), { offset, limit }, total),
  };
};
