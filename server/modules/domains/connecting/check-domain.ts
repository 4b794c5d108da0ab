import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { tellOfDomain } from '#server/modules/payments/domains/domain-events-repository.ts';
import { lockDomainName } from '#server/modules/payments/domains/domain-orders-repository.ts';
import {
  type CheckResult,
  type DomainRow,
  domainById,
  dueChecks,
  isHeldByOther,
  lockDomain,
  setFailed,
  storeCheck,
} from '../domains-repository.ts';
import { type FoundRecords, lookUpRecords } from './wanted-records.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Time between two looks at a domain that is being connected, at first and after two days. */
const SOON_MS = 10 * MINUTE_MS;
const EAGER_MS = 2 * DAY_MS;
/** Time for which a domain may fail before it is taken away, so that a fault of a name server takes nothing. */
export const FAILING_MS = 7 * DAY_MS;
/** Time after which a domain that was never connected is not looked at by itself any more. */
const PATIENCE_MS = 30 * DAY_MS;
/** Number of domains that one run looks at. */
const BATCH_SIZE = 50;
/** Number of those that are looked at at the same time. */
const MAX_PARALLEL_LOOKS = 10;

/** Returns what becomes of a domain after a look. Answers that did not come change nothing. */
export function afterLook(
  { status, failing, created }: { status: DomainRow['status']; failing: number | null; created: number },
  found: FoundRecords,
  nowMs: number,
): Pick<CheckResult, 'status' | 'nextCheckMs' | 'failingSinceMs'> | 'removed' {
  const isRight = found.every(({ state }) => state === 'right');
  const isUnknown = !isRight && found.every(({ state }) => state === 'right' || state === 'unknown');
  if (isRight) return { status: 'active', nextCheckMs: nowMs + DAY_MS, failingSinceMs: undefined };
  const failingMs = failing === null ? undefined : failing * 1000;
  if (status === 'connecting') {
    const ageMs = nowMs - created * 1000;
    const nextCheckMs = ageMs > PATIENCE_MS ? undefined : nowMs + (ageMs > EAGER_MS ? DAY_MS : SOON_MS);
    return { status, nextCheckMs, failingSinceMs: undefined };
  }
  if (isUnknown) return { status, nextCheckMs: nowMs + HOUR_MS, failingSinceMs: failingMs };
  if (failingMs !== undefined && nowMs - failingMs >= FAILING_MS) return 'removed';
  return { status: 'failing', nextCheckMs: nowMs + DAY_MS / 4, failingSinceMs: failingMs ?? nowMs };
}

/**
 * Looks at a connected domain and stores what follows: it opens its blog, begins to fail, or is taken away after a week. The
 * DNS is asked outside of the transaction.
 *
 * @returns false when its records are right, but the domain is somebody else's here
 */
export async function lookAtDomain({ db, services }: WorkContext, domain: DomainRow): Promise<boolean> {
  const siteHostname = new URL(services.publicUrl).hostname;
  const look = await lookUpRecords(services.names, domain.name, {
    token: domain.verify_token,
    siteHostname,
  });
  const { found, silent } = look;
  const isRight = found.every(({ state }) => state === 'right');
  const hasWww = isRight ? look.hasWww : undefined;
  const nowMs = services.now();
  return db.transaction(async (tx) => {
    await lockDomainName(tx, domain.id);
    const row = await lockDomain(tx, domain.id);
    if (row?.kind !== 'connected' || row.status === 'failed') return true;
    const after = afterLook(row, found, nowMs);
    if (after === 'removed') {
      await setFailed(tx, row.id, 'not_found');
      await tellOfDomain(tx, {
        userId: row.user_id,
        name: row.name,
        event: 'removed',
        cause: String(row.failing),
      });
      return true;
    }
    if (after.status === 'active' && (await isHeldByOther(tx, row.name, row.id))) {
      await storeCheck(tx, row.id, { ...after, status: 'connecting', found, nowMs });
      return false;
    }
    await storeCheck(tx, row.id, { ...after, found, nowMs, hasWww, silent });
    await tellOfLook(tx, row, after, nowMs);
    return true;
  });
}

/** Tells the member that a domain opens its blog now, or has failed for a day, or is about to be taken away. */
async function tellOfLook(
  tx: Queryable,
  { user_id: userId, name, status: before }: DomainRow,
  { status, failingSinceMs }: Pick<CheckResult, 'status' | 'failingSinceMs'>,
  nowMs: number,
): Promise<void> {
  if (status === 'active' && before === 'connecting')
    return tellOfDomain(tx, { userId, name, event: 'connected', cause: String(nowMs) });
  if (status !== 'failing' || failingSinceMs === undefined) return;
  const failingMs = nowMs - failingSinceMs;
  const event = failingMs >= FAILING_MS - DAY_MS ? 'failing-last' : 'failing';
  if (failingMs >= DAY_MS)
    await tellOfDomain(tx, {
      ...{ userId, name, event, cause: String(failingSinceMs) },
      dayMs: failingSinceMs + FAILING_MS,
    });
}

/**
 * Looks at a domain for its member.
 *
 * @throws domain-claimed when another blog opens under it
 */
export async function checkNow(context: WorkContext, domain: DomainRow): Promise<void> {
  if (!(await lookAtDomain(context, domain))) throw domainError('domain-claimed');
}

/** Looks at the connected domains that are due, each by itself, some at once, because silent name servers take seconds. */
export async function checkDueDomains(context: WorkContext): Promise<void> {
  const faults: unknown[] = [];
  const due = await dueChecks(context.db, context.services.now(), BATCH_SIZE);
  const lookAtNext = async (): Promise<void> => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) {
      const domain = await domainById(context.db, next.id);
      if (domain) await lookAtDomain(context, domain).catch((error: unknown) => faults.push(error));
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_LOOKS }, lookAtNext));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all domains could be looked at.');
}
