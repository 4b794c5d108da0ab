import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentDomain } from '../domain-presenter.ts';

export const getDomain: Handler<'getDomain'> = async ({ subject, db, services, request }) => ({
  domain: await presentDomain({ db, services }, subject.domain, readerLocale(request)),
});
