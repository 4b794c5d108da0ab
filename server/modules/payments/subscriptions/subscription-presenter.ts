import type { components } from '#generated/types/api.d.ts';
import { presentMoney, presentPrice } from '../money/money.ts';
import { itemOf } from '../prices/items.ts';
import { priceOfRow } from '../prices/prices-repository.ts';
import { presentMethods } from '../providers/methods-presenter.ts';
import { addedPeriod } from './added-period.ts';
import { chosenChange, nextOffer } from './changes-repository.ts';
import { laterAttempts } from './failed-renewal.ts';
import type { SubscriptionRow } from './subscriptions-repository.ts';

type Schemas = components['schemas'];

/** Returns a subscription as its member sees it. One whose first payment is under way begins when it was made. */
export function presentSubscription(row: SubscriptionRow, locale: string): Schemas['Subscription'] {
  const paid = priceOfRow(row);
  // The price of a gift is its giver's; it costs its recipient nothing.
  const price = presentMoney(row.is_gift ? { ...paid, amount: 0n } : paid, locale);
  const startedTs = row.started ?? row.created;
  const currentPeriodEndTs = row.period_ends ?? addedPeriod(startedTs * 1000, row.period);
  const nextTs = nextPaymentTs(row);
  const next = nextOffer(row).price;
  const endsTs = row.ended ?? (row.status === 'pending-cancel' ? currentPeriodEndTs : undefined);
  const [method] = presentMethods(row);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    period: row.period,
    price,
    startedTs,
    currentPeriodEndTs,
    ...(row.cancelled === null ? {} : { cancelledTs: row.cancelled }),
    ...(endsTs === undefined ? {} : { endsTs }),
    ...(nextTs === undefined ? {} : { nextPayment: { atTs: nextTs, price: presentMoney(next, locale) } }),
    ...presentChange(row, currentPeriodEndTs, locale),
    ...(row.status === 'on-hold' ? { attempts: presentAttempts(row) } : {}),
    ...(row.is_gift ? { isGift: true } : {}),
    ...(method ? { paymentMethod: method } : {}),
    ...(row.kind === 'memberships' ? { isListed: row.is_listed } : {}),
  };
}

function presentChange(
  row: SubscriptionRow,
  fromTs: number,
  locale: string,
): Pick<Schemas['Subscription'], 'change'> {
  const chosen = chosenChange(row);
  const period = chosen && itemOf(chosen.item).period;
  return period ? { change: { period, price: presentPrice(chosen.price, locale), fromTs } } : {};
}

function nextPaymentTs({
  status,
  period_ends: end,
  next_attempt: next,
}: SubscriptionRow): number | undefined {
  if (status === 'on-hold') return next ?? undefined;
  return status === 'active' ? (end ?? undefined) : undefined;
}

function presentAttempts({ failed, next_attempt: next }: SubscriptionRow): Schemas['PaymentAttempt'][] {
  const made = failed.map((atTs) => ({ atTs, hasFailed: true }));
  if (next === null) return made;
  const planned = laterAttempts(failed.length, next * 1000);
  return [...made, ...planned.map((at) => ({ atTs: Math.floor(at / 1000), hasFailed: false }))];
}
