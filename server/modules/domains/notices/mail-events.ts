import type { WorkContext } from '#server/define-module.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import { enqueueMail } from '#server/mail/enqueue-mail.ts';
import {
  setDomainEventMailed,
  type UnmailedDomainEvent,
  unmailedDomainEvents,
} from '#server/modules/payments/domains/domain-events-repository.ts';
import { formatMoney } from '#server/modules/payments/money/money.ts';
import { paths } from '#src/paths/paths.ts';
import { unicodeOf } from '../names/domain-name.ts';

/** Number of events that one run mails. */
const BATCH_SIZE = 100;

/** Mails what happened to domains: each event once, also when a process dies in between. */
export async function mailDomainEvents(context: WorkContext): Promise<void> {
  const faults: unknown[] = [];
  for (const event of await unmailedDomainEvents(context.db, BATCH_SIZE))
    await mailEvent(context, event).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all mails about domains could be sent.');
}

async function mailEvent({ db, services }: WorkContext, told: UnmailedDomainEvent): Promise<void> {
  const { id, user_id: userId, name, event, day, amount, currency } = told;
  const user = await userById(db, userId);
  const isMoney = amount !== null && currency !== null;
  const order =
    user &&
    (await accountMail(
      db,
      services,
      user,
      'domain',
      {
        event,
        name: unicodeOf(name),
        link: `${services.publicUrl}${event === 'gone' ? paths.domains() : paths.domain(name)}`,
        day: day === null ? 0 : day * 1000,
        price: isMoney ? formatMoney({ amount: BigInt(amount), currency }, user.locale) : '',
      },
      { cause: id },
    ));
  await db.transaction(async (tx) => {
    if (order) await enqueueMail(tx, services, order);
    await setDomainEventMailed(tx, id, services.now());
  });
}
