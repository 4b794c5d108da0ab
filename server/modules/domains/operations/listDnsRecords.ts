import type { Handler } from '#server/http/contract/handler.ts';
import { recordsOf } from '../dns/dns-repository.ts';
import { managedRecords, presentRecord } from '../dns/zone.ts';

export const listDnsRecords: Handler<'listDnsRecords'> = async ({ subject, db }) => {
  const { domain } = subject;
  if (domain.kind === 'connected') return { records: [] };
  return { records: [...managedRecords(domain), ...(await recordsOf(db, domain.id)).map(presentRecord)] };
};
