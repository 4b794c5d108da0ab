import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import { appsBy, countApps } from '../client-repository.ts';
import { presentClient } from '../presenter.ts';

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
