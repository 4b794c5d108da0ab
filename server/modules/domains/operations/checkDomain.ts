import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { checkNow } from '../connecting/check-domain.ts';
import { presentDomain } from '../domain-presenter.ts';
import { domainById } from '../domains-repository.ts';

/** Time for which the last result is answered again. */
const FRESH_MS = 10_000;

export const checkDomain: Handler<'checkDomain'> = async ({ subject, db, services, request }) => {
  const { domain } = subject;
  if (domain.kind === 'registered') throw domainError('not-in-this-state', { reason: 'domain_registered' });
  const isFresh = domain.checked !== null && services.now() - domain.checked * 1000 < FRESH_MS;
  if (!isFresh) await checkNow({ db, services }, domain);
  const row = await domainById(db, domain.id);
  if (row === undefined) throw domainError('not-found');
  return { domain: await presentDomain({ db, services }, row, readerLocale(request)) };
};
