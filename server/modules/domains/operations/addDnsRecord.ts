import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { insertRecord, recordsOf } from '../dns/dns-repository.ts';
import { checkedRecord, refuseConflicts } from '../dns/record-rules.ts';
import { managedRecords, presentRecord, requireZone } from '../dns/zone.ts';
import { lockDomain } from '../domains-repository.ts';

export const addDnsRecord: Handler<'addDnsRecord'> = async ({ body, subject, db }) => {
  const { domain } = subject;
  requireZone(domain);
  const record = checkedRecord(body, domain.name);
  const row = await db.transaction(async (tx) => {
    // Locks the domain, so that two records that cannot stand beside each other do not come at once.
    await lockDomain(tx, domain.id);
    const others = await recordsOf(tx, domain.id);
    if (others.length >= limits.dnsRecords)
      throw domainError('limit-reached', { reason: 'dns_records', params: { limit: limits.dnsRecords } });
    refuseConflicts(record, [...managedRecords(domain), ...others], domain.name);
    return insertRecord(tx, domain.id, record);
  });
  return answer(201, { record: presentRecord(row) });
};
