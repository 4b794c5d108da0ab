import { randomToken } from '#server/core/tokens.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { domainItem } from '#server/modules/payments/domains/domain-items.ts';
import { allowedDomain } from '../names/domain-name.ts';
import { refuseTooMany } from '../purchases/domain-limit.ts';
import { requireFree, tldOf } from '../purchases/offers.ts';
import { orderDomain } from '../purchases/order-domain.ts';

export const registerDomain: Handler<'registerDomain'> = async (context) => {
  const { body, subject, db, services, viewer } = context;
  const { userId } = viewer;
  const { years, contact } = body;
  const name = allowedDomain(body.domain_name, services.publicUrl);
  await requireFree({ db, services }, name);
  const ordered = await orderDomain(context, body, {
    userId,
    name,
    requireAllowed: (tx) => refuseTooMany(tx, userId, name),
    act: 'register',
    years,
    item: domainItem(tldOf(name), 'register', years),
    contact,
    domain: {
      userId,
      blogId: subject.blog?.id ?? viewer.primaryBlogId,
      name,
      autoRenew: body.auto_renew ?? true,
      isPrivate: body.privacy ?? true,
      verifyToken: randomToken(),
    },
  });
  return answer(201, ordered);
};
