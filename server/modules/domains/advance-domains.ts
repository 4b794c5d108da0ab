import type { WorkContext } from '#server/define-module.ts';
import { tellOfDomain } from '#server/modules/payments/domains/domain-events-repository.ts';
import { renewDueDomains } from '#server/modules/payments/domains/renew-by-itself.ts';
import { dueRenewals } from '#server/modules/payments/domains/renewals-repository.ts';
import { checkDueDomains } from './connecting/check-domain.ts';
import { endDomains, endTransfers, hasDomainsDue } from './domains-repository.ts';
import { mailDomainEvents } from './notices/mail-events.ts';
import { remindOfEnds } from './notices/remind.ts';
import { dueReminders } from './notices/reminders-repository.ts';
import { carryOutOrders } from './purchases/carry-out.ts';
import { registrarOf } from './registrar/registrars.ts';

const DAY_MS = 86_400_000;
/** Time after its end in which a domain is renewed for its usual price. */
export const GRACE_MS = 30 * DAY_MS;
/** Time after its end in which nobody else can register it. */
export const REDEMPTION_MS = 60 * DAY_MS;

/** Returns true when a domain waits for a registrar, a transfer, a charge, a look, its end, or a mail about it. */
export async function hasDueDomains({ db, services }: WorkContext): Promise<boolean> {
  const nowMs = services.now();
  if (await hasDomainsDue(db, nowMs)) return true;
  const found = await Promise.all([dueRenewals(db, nowMs, 1), dueReminders(db, nowMs, 1)]);
  return found.some(({ length }) => length > 0);
}

/**
 * Brings every domain forward: renewals, orders at the registrar, transfers that arrived, looks at connected ones, ends, and
 * what members are told. One part that fails does not stop the others.
 */
export async function advanceDomains(context: WorkContext): Promise<void> {
  const parts = [remindOfEnds, renewDueDomains, endDue, carryOutOrders, checkDueDomains, mailDomainEvents];
  const faults: unknown[] = [];
  for (const part of parts) await part(context).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all domains could be brought forward.');
}

/** Ends transfers that arrived, and domains whose time is over. */
async function endDue(context: WorkContext): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  const gone = await db.transaction(async (tx) => {
    for (const { user_id: userId, name, expires } of await endTransfers(tx, nowMs))
      await tellOfDomain(tx, {
        ...{ userId, name, event: 'transfer-arrived', cause: String(expires) },
        dayMs: expires * 1000,
      });
    const ended = await endDomains(tx, nowMs, { graceMs: GRACE_MS, redemptionMs: REDEMPTION_MS });
    for (const { user_id: userId, name, expires, status } of ended.lapsed)
      if (status === 'expired')
        await tellOfDomain(tx, {
          ...{ userId, name, event: 'expired', cause: String(expires) },
          dayMs: expires * 1000 + GRACE_MS,
        });
    for (const { user_id: userId, name, expires } of ended.gone)
      await tellOfDomain(tx, { userId, name, event: 'gone', cause: String(expires) });
    return ended.gone;
  });
  for (const { name } of gone) await registrarOf(context).release(name);
}
