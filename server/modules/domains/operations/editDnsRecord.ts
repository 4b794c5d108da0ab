import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordsOf, updateRecord } from '../dns/dns-repository.ts';
import { checkedRecord, refuseConflicts } from '../dns/record-rules.ts';
import { managedRecords, presentRecord, refuseManaged, requireZone } from '../dns/zone.ts';
import { lockDomain } from '../domains-repository.ts';

export const editDnsRecord: Handler<'editDnsRecord'> = async ({ params, body, subject, db }) => {
  const { domain } = subject;
  const { record_id: id } = params;
  requireZone(domain);
  refuseManaged(domain, id);
  const record = checkedRecord(body, domain.name);
  const row = await db.transaction(async (tx) => {
    await lockDomain(tx, domain.id);
    const all = await recordsOf(tx, domain.id);
    const others = all.filter((one) => one.id !== id);
    if (others.length === all.length) throw domainError('not-found');
    refuseConflicts(record, [...managedRecords(domain), ...others], domain.name);
    return updateRecord(tx, domain.id, id, record);
  });
  if (row === undefined) throw domainError('not-found');
  return { record: presentRecord(row) };
};
