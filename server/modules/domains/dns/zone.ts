import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { DomainRow } from '../domains-repository.ts';
import type { DnsRow } from './dns-repository.ts';

type DnsRecord = components['schemas']['DnsRecord'];

/** Address of the sandbox, from those that are reserved for documents (RFC 5737). */
const SANDBOX_ADDRESS = '192.0.2.80';
const MANAGED_TTL_SECONDS = 3600;

/** Returns the records that the site keeps, so that the blog opens whatever its member does. */
export function managedRecords({ name, blog_id: blogId }: DomainRow): DnsRecord[] {
  if (blogId === null) return [];
  const shared = { ttl: MANAGED_TTL_SECONDS, managed: true };
  return [
    { id: 'managed-a', type: 'A', host: '@', value: SANDBOX_ADDRESS, ...shared },
    { id: 'managed-www', type: 'CNAME', host: 'www', value: name, ...shared },
  ];
}

/** Returns a record of a member as the contract has it. */
export function presentRecord({ id, type, host, value, ttl, ...more }: DnsRow): DnsRecord {
  const { priority, weight, port, flag, tag } = more;
  return {
    ...{ id, type, host, value, ttl, managed: false },
    ...(priority === null ? {} : { priority }),
    ...(weight === null ? {} : { weight }),
    ...(port === null ? {} : { port }),
    ...(flag === null ? {} : { flag: flag === 128 ? 128 : 0 }),
    ...(tag === null ? {} : { tag }),
  };
}

/** States in which a domain has records here. */
const WITH_RECORDS: ReadonlySet<string> = new Set(['registering', 'active', 'expired', 'redemption']);

/**
 * Refuses the records of a domain that has none here.
 *
 * @throws not-in-this-state for a connected domain, and one that is not here yet
 */
export function requireZone({ kind, status }: DomainRow): void {
  if (kind === 'connected') throw domainError('not-in-this-state', { reason: 'domain_elsewhere' });
  if (!WITH_RECORDS.has(status)) throw domainError('not-in-this-state', { reason: 'domain_moving' });
}

/**
 * Refuses records that the site keeps.
 *
 * @throws not-allowed
 */
export function refuseManaged(domain: DomainRow, recordId: string): void {
  if (managedRecords(domain).some(({ id }) => id === recordId)) throw domainError('not-allowed');
}
