import type { WorkContext } from '#server/define-module.ts';
import { tellOfDomain } from '#server/modules/payments/domains/domain-events-repository.ts';
import { renewalPrice } from '#server/modules/payments/domains/renew-by-itself.ts';
import { dueReminders, type EndingDomain } from './reminders-repository.ts';

/** Number of domains that one run reminds of. */
const BATCH_SIZE = 100;

/**
 * Tells members that a domain ends: a month and a week before, with the price when it is renewed by itself, which is at most
 * what the first notice said.
 */
export async function remindOfEnds(context: WorkContext): Promise<void> {
  for (const domain of await dueReminders(context.db, context.services.now(), BATCH_SIZE))
    await remind(context, domain);
}

function remind({ db }: WorkContext, domain: EndingDomain): Promise<void> {
  const { user_id: userId, name, auto_renew: isRenewed, expires, days } = domain;
  return db.transaction(async (tx) => {
    const price = isRenewed ? await renewalPrice(tx, domain) : undefined;
    await tellOfDomain(tx, {
      ...{ userId, name, cause: `${expires}-${days}`, dayMs: expires * 1000 },
      event: price ? 'renewal-ahead' : 'ending',
      money: price,
    });
  });
}
