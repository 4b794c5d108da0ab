import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentAccounts } from '../accounts/accounts-presenter.ts';
import { accounts, countAccounts } from '../accounts/accounts-repository.ts';

export const listAccounts: Handler<'listAccounts'> = async ({ query, db, services, viewer }) => {
  const { q = '', state } = query;
  const filter = { q, state };
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `accounts/${state ?? ''}/${q}`,
    path: pathOf('listAccounts', {}),
    query,
    rows: (page) => accounts(db, filter, page),
  });
  return {
    accounts: await presentAccounts(db, rows, viewer.userId),
    total: await countAccounts(db, filter),
    links,
  };
};
