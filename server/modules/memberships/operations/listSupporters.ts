import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { readerTax } from '../plans/reader-tax.ts';
import { presentSupporters } from '../supporters/supporter-presenter.ts';
import { countSupporters, supportersOf } from '../supporters/supporters-repository.ts';

export const listSupporters: Handler<'listSupporters'> = async (context) => {
  const { params, query, subject, db, services, viewer, request } = context;
  const { id } = subject.blog;
  const { status } = query;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `supporters/${id}/${status ?? ''}`,
    path: pathOf('listSupporters', params),
    query,
    rows: (page) => supportersOf(db, id, status, page),
  });
  const [total, tax] = await Promise.all([
    countSupporters(db, id, status),
    readerTax(db, { userId: viewer.userId, request }),
  ]);
  const about = { viewerId: viewer.userId, tax, locale: readerLocale(request) };
  return { supporters: await presentSupporters(db, rows, about), total, links };
};
