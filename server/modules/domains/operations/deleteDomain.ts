import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteDomainRow, lockDomain } from '../domains-repository.ts';
import { registrarOf } from '../registrar/registrars.ts';

/** States in which something is under way that was paid for, or is being paid. */
const UNDER_WAY: ReadonlySet<string> = new Set(['pending-payment', 'registering', 'transferring']);

export const deleteDomain: Handler<'deleteDomain'> = async ({ subject, db, services }) => {
  const { id, name, kind } = subject.domain;
  await db.transaction(async (tx) => {
    const row = await lockDomain(tx, id);
    if (row && UNDER_WAY.has(row.status)) throw domainError('not-in-this-state', { reason: 'domain_moving' });
    await deleteDomainRow(tx, id);
  });
  if (kind === 'registered') await registrarOf({ db, services }).release(name);
  return answer(204);
};
