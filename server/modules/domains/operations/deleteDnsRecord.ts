import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteRecord } from '../dns/dns-repository.ts';
import { refuseManaged } from '../dns/zone.ts';

export const deleteDnsRecord: Handler<'deleteDnsRecord'> = async ({ params, subject, db }) => {
  const { domain } = subject;
  refuseManaged(domain, params.record_id);
  if (!(await deleteRecord(db, domain.id, params.record_id))) throw domainError('not-found');
  return answer(204);
};
