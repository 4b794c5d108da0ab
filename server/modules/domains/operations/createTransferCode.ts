import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { proveMember } from '#server/modules/auth/step-up/prove-member.ts';
import { tellOfDomain } from '#server/modules/payments/domains/domain-events-repository.ts';
import { type DomainRow, lockDomain } from '../domains-repository.ts';
import { inService } from '../registrar/in-service.ts';
import { registrarOf } from '../registrar/registrars.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Time in which a domain stays where it was registered or moved to (ICANN). */
const YOUNG_MS = 60 * DAY_MS;

/** @throws not-in-this-state for a domain that cannot leave now */
function requireMovable({ kind, status, is_locked: isLocked, registered }: DomainRow, nowMs: number): void {
  if (kind === 'connected') throw domainError('not-in-this-state', { reason: 'domain_elsewhere' });
  if (status === 'redemption') throw domainError('not-in-this-state', { reason: 'domain_lapsed' });
  if (status !== 'active' && status !== 'expired')
    throw domainError('not-in-this-state', { reason: 'domain_moving' });
  if (isLocked) throw domainError('not-in-this-state', { reason: 'domain_locked' });
  if (registered !== null && nowMs - registered * 1000 < YOUNG_MS)
    throw domainError('not-in-this-state', { reason: 'domain_young' });
}

export const createTransferCode: Handler<'createTransferCode'> = async (context) => {
  const { subject, body, db, services, viewer, request } = context;
  const { id, name } = subject.domain;
  requireMovable(subject.domain, services.now());
  const { id: userId } = await proveMember(db, services, sessionOfRequest(request, viewer), body);
  const authCode = await inService(registrarOf({ db, services }).transferCode(name));
  // The code leaves only once it is written down that it did, and only while the domain is unlocked.
  await db.transaction(async (tx) => {
    const nowMs = services.now();
    const row = await lockDomain(tx, id);
    if (row === undefined) throw domainError('not-found');
    requireMovable(row, nowMs);
    await recordSecurityEvent(tx, { userId, kind: 'domain_code_created', detail: name, request });
    const hour = Math.floor(nowMs / HOUR_MS);
    await tellOfDomain(tx, { userId, name, event: 'transfer-code', cause: `hour ${hour}` });
  });
  return answer(201, { authCode }, { headers: { 'cache-control': 'no-store' } });
};
