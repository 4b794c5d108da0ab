import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentDomain } from '../domain-presenter.ts';
import { domainById, updateDomain } from '../domains-repository.ts';
import { inService } from '../registrar/in-service.ts';
import { registrarOf } from '../registrar/registrars.ts';

/** States in which what the registry keeps can be changed. */
const SETTLED: ReadonlySet<string> = new Set(['active', 'expired', 'redemption']);

export const editDomain: Handler<'editDomain'> = async ({ body, subject, db, services, request }) => {
  const { domain } = subject;
  const { auto_renew: autoRenew, locked: isLocked, privacy: isPrivate } = body;
  if ([autoRenew, isLocked, isPrivate].some((choice) => choice !== undefined)) {
    if (domain.kind === 'connected') throw domainError('not-in-this-state', { reason: 'domain_elsewhere' });
    if (!SETTLED.has(domain.status)) throw domainError('not-in-this-state', { reason: 'domain_moving' });
  }
  // The registrar first: a lock that its answer does not confirm is not shown as one.
  if (isLocked !== undefined && isLocked !== domain.is_locked)
    await inService(registrarOf({ db, services }).setLock(domain.name, isLocked));
  await updateDomain(db, domain.id, {
    blogId: body.tumblelog === undefined ? undefined : (subject.blog?.id ?? null),
    autoRenew,
    isLocked,
    isPrivate,
    redirectsOld: body.redirect_old_address,
  });
  const row = await domainById(db, domain.id);
  if (row === undefined) throw domainError('not-found');
  return { domain: await presentDomain({ db, services }, row, readerLocale(request)) };
};
