import { isIPv4, isIPv6 } from 'node:net';
import type { ErrorReason } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';

type Request = components['schemas']['DnsRecordRequest'];

/** A record as it is stored. */
export type CheckedRecord = {
  type: Request['type'];
  host: string;
  value: string;
  ttl: number;
  priority: number | null;
  weight: number | null;
  port: number | null;
  flag: 0 | 128 | null;
  tag: NonNullable<Request['tag']> | null;
};

const DEFAULT_TTL_SECONDS = 3600;
const HOST_LABEL = /^(?:\*|_?[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?)$/;
const HOST_NAME = /^(?:_?[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/;
const MAX_NAME_CHARACTERS = 253;
/** Types whose value is the name of another host. */
const TO_HOSTS: ReadonlySet<string> = new Set(['CNAME', 'MX', 'NS', 'SRV']);
/** Names of certificate authorities, and addresses for reports. */
const CAA_VALUE = /^[a-z0-9.-]+(?:\s*;.*)?$|^;$/i;
const CAA_REPORT = /^(?:mailto:|https?:\/\/)\S+$/i;

function invalid(reason: ErrorReason<'dns-record-invalid'>, field: keyof Request): DomainError {
  return domainError('dns-record-invalid', { reason, field });
}

/** Returns the name inside the domain, without the domain itself. */
function hostOf(written: string, domain: string): string {
  const lower = written.trim().toLowerCase();
  const host = lower.replace(/\.$/, '');
  if (host === '@' || host === domain) return '@';
  if (host.endsWith(`.${domain}`)) return checkedHost(host.slice(0, -domain.length - 1), domain);
  if (lower.endsWith('.')) throw invalid('other_domain', 'host');
  return checkedHost(host, domain);
}

function checkedHost(host: string, domain: string): string {
  const labels = host.split('.');
  const fits =
    labels.every((label, index) => HOST_LABEL.test(label) && (label !== '*' || index === 0)) &&
    host.length + domain.length < MAX_NAME_CHARACTERS;
  if (!fits) throw invalid('host', 'host');
  return host;
}

function hostValue(value: string): string {
  const host = value.toLowerCase().replace(/\.$/, '');
  if (isIPv4(host) || isIPv6(host)) throw invalid('address_as_host', 'value');
  if (!HOST_NAME.test(host) || host.length > MAX_NAME_CHARACTERS) throw invalid('host_name', 'value');
  return host;
}

function checkedValue({ type, tag }: Request, written: string): string {
  const value = written.trim();
  if (type === 'A' && !isIPv4(value)) throw invalid('a', 'value');
  if (type === 'AAAA' && !(isIPv6(value) && !value.includes('%'))) throw invalid('aaaa', 'value');
  if (type === 'AAAA') return value.toLowerCase();
  if (TO_HOSTS.has(type)) return hostValue(value);
  // Line breaks and other controls would end the record in a zone file.
  if (value === '' || /\p{Cc}/u.test(value)) throw invalid('text', 'value');
  if (type === 'CAA' && !(tag === 'iodef' ? CAA_REPORT : CAA_VALUE).test(value))
    throw invalid('caa', 'value');
  return value;
}

/**
 * Returns a record as it is stored: names in lower case, without the domain.
 *
 * @throws dns-record-invalid with the field that does not fit
 */
export function checkedRecord(body: Request, domain: string): CheckedRecord {
  const { type, ttl = DEFAULT_TTL_SECONDS, priority, weight = 0, port, flag = 0, tag } = body;
  const host = hostOf(body.host, domain);
  if (type === 'CAA' && tag === undefined) throw invalid('caa', 'tag');
  const value = checkedValue(body, body.value);
  const hasPriority = type === 'MX' || type === 'SRV';
  if (hasPriority && priority === undefined) throw invalid('priority', 'priority');
  if (type === 'SRV' && port === undefined) throw invalid('port', 'port');
  // The name servers and the alias of the domain itself are the site's.
  if (host === '@' && (type === 'NS' || type === 'CNAME')) throw invalid('host', 'host');
  return {
    type,
    host,
    value,
    ttl,
    priority: hasPriority ? (priority ?? null) : null,
    weight: type === 'SRV' ? weight : null,
    port: type === 'SRV' ? (port ?? null) : null,
    flag: type === 'CAA' ? flag : null,
    tag: type === 'CAA' ? (tag ?? null) : null,
  };
}

/** A record beside which another one may have to stand. */
export type Neighbour = { id: string; type: string; host: string; value: string };

/**
 * Refuses a record that is there already, or cannot stand beside another one: an alias is the only record of its name (RFC
 * 1034 §3.6.2).
 *
 * @throws already-done, or dns-record-conflict with the id of the other record
 */
export function refuseConflicts(record: CheckedRecord, others: readonly Neighbour[], domain: string): void {
  const beside = others.filter(({ host }) => host === record.host);
  if (beside.some(({ type, value }) => type === record.type && value === record.value))
    throw domainError('already-done');
  const other = beside.find(({ type }) => type === 'CNAME' || record.type === 'CNAME');
  if (other === undefined) return;
  const host = record.host === '@' ? domain : `${record.host}.${domain}`;
  throw domainError('dns-record-conflict', {
    reason: other.type === 'CNAME' ? 'alias' : 'others',
    params: { host, record_id: other.id },
  });
}
