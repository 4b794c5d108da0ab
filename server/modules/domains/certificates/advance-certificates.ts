import type { WorkContext, WorkerContext } from '#server/define-module.ts';
import { AcmeAuthority, AcmeProblem } from './acme-authority.ts';
import type { AcmeSettings } from './acme-settings.ts';
import {
  addWantedNames,
  type CertificateRow,
  claimDueName,
  countOrdersSince,
  hasDueCertificates,
  setAcmeAccountUrl,
  storeCertificateFailure,
} from './certificates-repository.ts';
import { orderCertificate } from './order-certificate.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time after which another process takes a name whose process died. Longer than one attempt takes. */
export const LEASE_MS = 15 * MINUTE_MS;
/** Pause after the first failure; each further one waits four times as long, up to a day. */
const FIRST_PAUSE_MS = 15 * MINUTE_MS;
const PAUSE_FACTOR = 4;
const MAX_PAUSE_MS = 24 * HOUR_MS;
/** Pauses after which an authority that did not answer is asked again. */
const OUTAGE_PAUSE_MS = 5 * MINUTE_MS;
const MAX_OUTAGE_PAUSE_MS = 6 * HOUR_MS;
/** Shortest pause after an authority refused for the number of orders. */
const RATE_PAUSE_MS = HOUR_MS;
/** Number of names that one run works on. */
const BATCH_SIZE = 5;
/** Most orders in three hours; Let's Encrypt takes 300 of an account. */
export const MAX_ORDERS = 200;
const ORDERS_WINDOW_MS = 3 * HOUR_MS;

/** Returns the site's own name when it needs a certificate. */
function ownNameOf({ services }: WorkContext, { servesOwnName }: AcmeSettings): string | undefined {
  const { protocol, hostname } = new URL(services.publicUrl);
  return servesOwnName && protocol === 'https:' ? hostname : undefined;
}

/** Returns true when certificates are ordered here, and one is due. */
export async function areCertificatesDue(context: WorkContext): Promise<boolean> {
  const { acme, now } = context.services;
  if (acme === undefined) return false;
  return hasDueCertificates(context.db, { ownName: ownNameOf(context, acme), nowMs: now() });
}

/** Orders and renews certificates that are due, one after the other. A name that fails waits by itself. */
export async function advanceCertificates(context: WorkerContext, signal: AbortSignal): Promise<void> {
  const { db, services } = context;
  const { acme } = services;
  if (acme === undefined) return;
  const ownName = ownNameOf(context, acme);
  await addWantedNames(db, { ownName, nowMs: services.now() });
  const orderCount = await countOrdersSince(db, services.now() - ORDERS_WINDOW_MS);
  const limit = Math.min(BATCH_SIZE, MAX_ORDERS - orderCount);
  let authority: AcmeAuthority | undefined;
  for (let count = 0; count < limit && !signal.aborted; count += 1) {
    const row = await claimDueName(db, { ownName, nowMs: services.now(), leaseMs: LEASE_MS });
    if (row === undefined) return;
    try {
      authority ??= await AcmeAuthority.open(context, acme);
      await orderCertificate(context, authority, row);
    } catch (error) {
      if (!(error instanceof AcmeProblem)) throw error;
      await storeProblem(context, acme, { row, problem: error });
    }
  }
}

async function storeProblem(
  { db, services, log }: WorkerContext,
  acme: AcmeSettings,
  { row, problem }: { row: CertificateRow; problem: AcmeProblem },
): Promise<void> {
  const { name, attempts } = row;
  log.warn({ name, type: problem.type, detail: problem.message }, 'a certificate could not be ordered');
  if (problem.type === 'accountDoesNotExist') await setAcmeAccountUrl(db, acme.directoryUrl, null);
  await storeCertificateFailure(db, name, {
    reason: problem.reason,
    nextMs: services.now() + pauseOf(problem, attempts),
    // Nothing was decided about it, so that it can go on.
    keepsOrder: problem.reason === 'unavailable' || problem.reason === 'rate_limited',
  });
}

/** Returns how long a name waits after a failure. */
export function pauseOf(
  { reason, retryAfterSeconds }: Pick<AcmeProblem, 'reason' | 'retryAfterSeconds'>,
  earlierFailures: number,
): number {
  const isOutage = reason === 'unavailable';
  const grown =
    (isOutage ? OUTAGE_PAUSE_MS : FIRST_PAUSE_MS) * (isOutage ? 2 : PAUSE_FACTOR) ** earlierFailures;
  const pauseMs = Math.min(grown, isOutage ? MAX_OUTAGE_PAUSE_MS : MAX_PAUSE_MS);
  const leastMs = reason === 'rate_limited' ? RATE_PAUSE_MS : 0;
  return Math.min(MAX_PAUSE_MS, Math.max(pauseMs, leastMs, retryAfterSeconds * 1000));
}
