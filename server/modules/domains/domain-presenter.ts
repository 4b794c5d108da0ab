import type { components } from '#generated/types/api.d.ts';
import type { WorkContext } from '#server/define-module.ts';
import { domainItem } from '#server/modules/payments/domains/domain-items.ts';
import { nextAttemptSeconds } from '#server/modules/payments/domains/renewals-repository.ts';
import { presentPrice } from '#server/modules/payments/money/money.ts';
import { findPrice, payerCountry } from '#server/modules/payments/prices/prices-repository.ts';
import { GRACE_MS, REDEMPTION_MS } from './advance-domains.ts';
import { FAILING_MS } from './connecting/check-domain.ts';
import { wantedRecords } from './connecting/wanted-records.ts';
import type { DomainRow } from './domains-repository.ts';
import { unicodeOf } from './names/domain-name.ts';
import { registrarOf } from './registrar/registrars.ts';

type Schemas = components['schemas'];

/** Country whose prices are shown to members who never bought. */
const DEFAULT_COUNTRY = 'US';

async function presentCheck(
  row: DomainRow,
  { names, publicUrl }: WorkContext['services'],
): Promise<Schemas['DomainCheck']> {
  const { name, verify_token: token, checked, next_check: next, failing } = row;
  return {
    records:
      row.found ?? (await wantedRecords(names, name, { token, siteHostname: new URL(publicUrl).hostname })),
    isVerified: row.status === 'active',
    ...(checked === null ? {} : { checkedTs: checked }),
    ...(next === null ? {} : { nextCheckTs: next }),
    ...(failing === null ? {} : { removedTs: failing + FAILING_MS / 1000 }),
    ...(row.silent === null ? {} : { silent: row.silent }),
  };
}

/** One certificate as it is stored. Times are in seconds since 1970. */
type StoredCertificate = {
  expires: number | null;
  next: number | null;
  failure: DomainRow['certificate_failure'];
};

function presentCertificate(
  { expires, next, failure }: StoredCertificate,
  nowMs: number,
): Schemas['DomainCertificate'] {
  const isInUse = expires !== null && expires * 1000 > nowMs;
  const status = isInUse ? 'active' : failure === null ? 'waiting' : 'failed';
  return {
    status,
    ...(isInUse ? { expiresTs: expires } : {}),
    ...(failure === null || next === null ? {} : { failureReason: failure, nextAttemptTs: next }),
  };
}

/** Returns the certificates of a domain that leads here, and of its `www.`; nothing where a front proxy has them. */
function presentCertificates(
  row: DomainRow,
  { acme, now }: WorkContext['services'],
): Pick<Schemas['Domain'], 'certificate' | 'wwwCertificate'> {
  if (acme === undefined || (row.status !== 'active' && row.status !== 'failing')) return {};
  const { certificate_expires, certificate_next, certificate_failure } = row;
  const own = { expires: certificate_expires, next: certificate_next, failure: certificate_failure };
  const www = { expires: row.www_expires, next: row.www_next, failure: row.www_failure };
  return {
    certificate: presentCertificate(own, now()),
    ...(row.leads_www ? { wwwCertificate: presentCertificate(www, now()) } : {}),
  };
}

/** Returns when a domain is renewed by itself; nothing when it is not. */
function presentRenewal({
  expires,
  auto_renew: isRenewed,
  renewal_attempts: attemptCount,
  status,
}: DomainRow) {
  if (expires === null || !isRenewed || (status !== 'active' && status !== 'expired')) return {};
  const renewsTs = nextAttemptSeconds(expires, attemptCount);
  return renewsTs === undefined ? {} : { renewsTs };
}

/** Returns the dates of a domain that is registered here. */
function presentDates(row: DomainRow): Partial<Schemas['Domain']> {
  const { expires, requested, arrives, status } = row;
  if (status === 'transferring' && requested !== null && arrives !== null)
    return { transfer: { requestedTs: requested, arrivesTs: arrives } };
  if (expires === null) return {};
  return {
    expiresTs: expires,
    graceEndsTs: expires + GRACE_MS / 1000,
    redemptionEndsTs: expires + REDEMPTION_MS / 1000,
    ...presentRenewal(row),
  };
}

/** Returns what a further year costs: more when the registry has to be asked for it back. */
export function renewalItem({ name, status }: Pick<DomainRow, 'name' | 'status'>, years: number): string {
  return domainItem(name.split('.').at(-1) ?? '', status === 'redemption' ? 'restore' : 'renew', years);
}

/** Returns domains as their member sees them. */
export async function presentDomains(
  { db, services }: WorkContext,
  rows: readonly DomainRow[],
  { userId, locale }: { userId: string; locale: string },
): Promise<Schemas['Domain'][]> {
  const country = (await payerCountry(db, userId)) ?? DEFAULT_COUNTRY;
  const { nameServers } = registrarOf({ db, services });
  return Promise.all(
    rows.map(async (row) => {
      const isOurs = row.kind === 'registered';
      const price = isOurs ? await findPrice(db, renewalItem(row, 1), country) : undefined;
      return {
        domainName: row.name,
        unicodeName: unicodeOf(row.name),
        kind: row.kind,
        status: row.status,
        ...(row.blog_name === null ? {} : { blogName: row.blog_name }),
        autoRenew: row.auto_renew,
        locked: row.is_locked,
        privacy: row.is_private,
        redirectsOldAddress: row.redirects_old,
        ...(row.registered === null ? {} : { registeredTs: row.registered }),
        ...(isOurs ? presentDates(row) : { check: await presentCheck(row, services) }),
        ...presentCertificates(row, services),
        nameServers: isOurs ? [...nameServers] : [],
        ...(price ? { renewalPrice: presentPrice(price, locale) } : {}),
        ...(row.status === 'pending-payment' && row.checkout_id !== null
          ? { checkoutId: row.checkout_id }
          : {}),
        ...(row.failure_reason === null ? {} : { failureReason: row.failure_reason }),
      };
    }),
  );
}

/** Returns one domain as its member sees it. */
export async function presentDomain(
  context: WorkContext,
  row: DomainRow,
  locale: string,
): Promise<Schemas['Domain']> {
  const [domain] = await presentDomains(context, [row], { userId: row.user_id, locale });
  if (domain === undefined) throw new Error('The domain was not presented.');
  return domain;
}
