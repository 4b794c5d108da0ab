import { domainError } from '#server/core/errors.ts';
import { randomToken } from '#server/core/tokens.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { presentDomain } from '../domain-presenter.ts';
import { findDomain, insertConnecting, isHeldByOther } from '../domains-repository.ts';
import { allowedDomain } from '../names/domain-name.ts';
import { refuseTooMany } from '../purchases/domain-limit.ts';

export const linkDomain: Handler<'linkDomain'> = async (context) => {
  const { body, subject, db, services, viewer, request } = context;
  const { userId } = viewer;
  const name = allowedDomain(body.domain_name, services.publicUrl);
  const own = await findDomain(db, userId, name);
  if (own?.kind === 'registered' && own.status !== 'failed')
    throw domainError('not-in-this-state', { reason: 'domain_registered' });
  if (await isHeldByOther(db, name, own?.id ?? null))
    throw domainError('domain-claimed', { field: 'domain_name' });
  const token = randomToken();
  await db.transaction(async (tx) => {
    await refuseTooMany(tx, userId, name);
    await insertConnecting(tx, { userId, blogId: subject.blog.id, name, token, nowMs: services.now() });
  });
  const row = await findDomain(db, userId, name);
  if (row === undefined) throw domainError('not-found');
  return answer(201, { domain: await presentDomain({ db, services }, row, readerLocale(request)) });
};
