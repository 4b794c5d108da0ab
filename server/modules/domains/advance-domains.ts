import type { WorkContext } from '#server/define-module.ts';
import { checkDueDomains } from './connecting/check-domain.ts';
import { endDomains, endTransfers, hasDomainsDue } from './domains-repository.ts';
import { carryOutOrders } from './purchases/carry-out.ts';
import { registrarOf } from './registrar/registrars.ts';

const DAY_MS = 86_400_000;
/** Time after its end in which a domain is renewed for its usual price. */
export const GRACE_MS = 30 * DAY_MS;
/** Time after its end in which nobody else can register it. */
export const REDEMPTION_MS = 60 * DAY_MS;

/** Returns true when a domain waits for a registrar, a transfer, a look or its end. */
export function hasDueDomains({ db, services }: WorkContext): Promise<boolean> {
  return hasDomainsDue(db, services.now());
}

/** Brings every domain forward: orders at the registrar, transfers that arrived, looks at connected ones, and ends. */
export async function advanceDomains(context: WorkContext): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  await endTransfers(db, nowMs);
  const gone = await db.transaction((tx) =>
    endDomains(tx, nowMs, { graceMs: GRACE_MS, redemptionMs: REDEMPTION_MS }),
  );
  for (const name of gone) await registrarOf(context).release(name);
  await carryOutOrders(context);
  await checkDueDomains(context);
}
