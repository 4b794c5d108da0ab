import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentDomains } from '../domain-presenter.ts';
import { countDomains, domainsOf } from '../domains-repository.ts';

export const listDomains: Handler<'listDomains'> = async ({ query, db, services, viewer, request }) => {
  const { offset = 0, limit = 20 } = query;
  const { userId } = viewer;
  const [rows, total] = await Promise.all([
    domainsOf(db, userId, { offset, limit }),
    countDomains(db, userId),
  ]);
  return {
    domains: await presentDomains({ db, services }, rows, { userId, locale: readerLocale(request) }),
    total,
    links: offsetLinks(pathOf('listDomains'), { offset, limit }, total),
  };
};
