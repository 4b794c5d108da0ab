import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { RENEWABLE } from '#server/modules/payments/domains/fulfil-domain-order.ts';
import { renewalItem } from '../domain-presenter.ts';
import { orderDomain } from '../purchases/order-domain.ts';

export const renewDomain: Handler<'renewDomain'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const { id: domainId, name, kind, status } = subject.domain;
  const { years } = body;
  if (kind === 'connected') throw domainError('not-in-this-state', { reason: 'domain_elsewhere' });
  if (!RENEWABLE.includes(status)) throw domainError('not-in-this-state', { reason: 'domain_moving' });
  const item = renewalItem(subject.domain, years);
  return orderDomain({ ...context, db, services }, body, {
    userId: viewer.userId,
    name,
    act: 'renew',
    years,
    item,
    domainId,
  });
};
