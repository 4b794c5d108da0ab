import type { ErrorReason } from '#generated/errors.ts';
import { domainError } from '#server/core/errors.ts';
import { randomToken } from '#server/core/tokens.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { domainItem } from '#server/modules/payments/domains/domain-items.ts';
import { heldNames } from '../domains-repository.ts';
import { allowedDomain } from '../names/domain-name.ts';
import { refuseTooMany } from '../purchases/domain-limit.ts';
import { isSold, tldOf } from '../purchases/offers.ts';
import { orderDomain } from '../purchases/order-domain.ts';
import { inService } from '../registrar/in-service.ts';
import type { RegistrarRefusal } from '../registrar/registrar.ts';
import { registrarOf } from '../registrar/registrars.ts';

/** Reasons in the words of the contract. */
const REASONS: Readonly<Record<RegistrarRefusal, ErrorReason<'domain-transfer-refused'>>> = {
  locked: 'locked',
  wrong_code: 'wrong_code',
  too_young: 'too_young',
  not_found: 'not_registered',
  unavailable: 'locked',
};

export const transferDomain: Handler<'transferDomain'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const { userId } = viewer;
  const { auth_code: authCode, contact } = body;
  const name = allowedDomain(body.domain_name, services.publicUrl);
  if (!isSold(name)) throw domainError('not-found', { field: 'domain_name' });
  if ((await heldNames(db, [name])).size > 0)
    throw domainError('domain-unavailable', { field: 'domain_name' });
  const refusal = await inService(registrarOf({ db, services }).refusesTransfer(name, authCode));
  if (refusal !== undefined) throw domainError('domain-transfer-refused', { reason: REASONS[refusal] });
  const ordered = await orderDomain(context, body, {
    userId,
    name,
    requireAllowed: (tx) => refuseTooMany(tx, userId, name),
    act: 'transfer',
    years: 1,
    item: domainItem(tldOf(name), 'transfer', 1),
    contact,
    authCode,
    domain: {
      userId,
      blogId: subject.blog?.id ?? viewer.primaryBlogId,
      name,
      autoRenew: true,
      isPrivate: true,
      verifyToken: randomToken(),
    },
  });
  return answer(201, ordered);
};
