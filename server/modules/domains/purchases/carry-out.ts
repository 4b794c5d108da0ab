import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { tellOfDomain } from '#server/modules/payments/domains/domain-events-repository.ts';
import {
  type DomainOrderRow,
  endDomainOrder,
  lockDomainOrder,
  paidDomainOrders,
  purchaseOfDomainOrder,
} from '#server/modules/payments/domains/domain-orders-repository.ts';
import { insertRefund } from '#server/modules/payments/purchases/purchases-repository.ts';
import { sendRefund } from '#server/modules/payments/purchases/refund.ts';
import { type DomainRow, domainById, setExpiry, setFailed, setRegistered } from '../domains-repository.ts';
import { type Registered, type RegistrarRefusal, RegistryInMaintenance } from '../registrar/registrar.ts';
import { registrarOf } from '../registrar/registrars.ts';

/** Number of orders that one run carries out. */
const BATCH_SIZE = 50;

/**
 * Gives paid orders to the registrar. One whose registry does not answer stays for the next run; one that is refused goes
 * back with its money.
 */
export async function carryOutOrders(context: WorkContext): Promise<void> {
  const faults: unknown[] = [];
  for (const order of await paidDomainOrders(context.db, BATCH_SIZE))
    await carryOut(context, order).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all domains could be ordered.');
}

/**
 * Carries out one paid order. The registrar is called outside of any transaction and may be called again with the same key,
 * so that a process that dies in between loses and doubles nothing.
 */
export async function carryOut(context: WorkContext, order: DomainOrderRow): Promise<void> {
  const domain = order.domain_id === null ? undefined : await domainById(context.db, order.domain_id);
  let result: Registered | undefined;
  try {
    result = domain && (await ask(context, order, domain));
  } catch (error) {
    if (error instanceof RegistryInMaintenance) return;
    throw error;
  }
  const nowMs = context.services.now();
  const refundId = await context.db.transaction(async (tx) => {
    const locked = await lockDomainOrder(tx, order.id);
    if (locked?.status !== 'paid') return undefined;
    if (result === undefined)
      return giveBack(tx, { order: locked, domain }, { reason: 'unavailable', nowMs });
    if ('refused' in result)
      return giveBack(tx, { order: locked, domain }, { reason: result.refused, nowMs });
    await store(tx, { order: locked, domain }, result, nowMs);
    return undefined;
  });
  if (refundId !== undefined) await sendRefund(context, refundId);
}

function ask(context: WorkContext, order: DomainOrderRow, domain: DomainRow): Promise<Registered> {
  const registrar = registrarOf(context);
  const about = {
    key: `order ${order.id}`,
    name: domain.name,
    years: order.years,
    contact: order.contact ?? undefined,
    isPrivate: domain.is_private,
  };
  if (order.act === 'register') return registrar.register(about);
  if (order.act === 'transfer') return registrar.transfer({ ...about, authCode: order.auth_code ?? '' });
  return registrar.renew({ ...about, expiresMs: (domain.expires ?? 0) * 1000 });
}

/** A paid order with its domain; undefined when the domain is gone. */
type Ordered = { order: DomainOrderRow; domain: DomainRow | undefined };

/** Events of orders that were carried out, and of those that were refused. */
const DONE = { register: 'registered', transfer: 'transfer-arrived', renew: 'renewed' } as const;
const REFUSED = { register: 'refused', transfer: 'transfer-refused', renew: 'renewal-refused' } as const;

async function store(
  tx: Queryable,
  { order: { id, domain_id: domainId, act }, domain }: Ordered,
  { expiresMs, arrivesMs }: Extract<Registered, { expiresMs: number }>,
  nowMs: number,
): Promise<void> {
  if (domainId !== null) {
    if (act === 'renew') await setExpiry(tx, domainId, expiresMs);
    else {
      const status = arrivesMs === undefined ? 'active' : 'transferring';
      await setRegistered(tx, domainId, { status, expiresMs, arrivesMs, nowMs });
    }
  }
  if (domain) {
    const event = arrivesMs === undefined ? DONE[act] : 'transfer-begun';
    const { user_id: userId, name } = domain;
    await tellOfDomain(tx, { userId, name, event, cause: id, dayMs: arrivesMs ?? expiresMs });
  }
  await endDomainOrder(tx, id, 'done');
}

/** Ends an order that the registrar refused; returns the refund that begins. */
async function giveBack(
  tx: Queryable,
  { order, domain }: Ordered,
  { reason, nowMs }: { reason: RegistrarRefusal; nowMs: number },
): Promise<string | undefined> {
  await endDomainOrder(tx, order.id, 'failed');
  if (order.domain_id !== null && order.act !== 'renew') await setFailed(tx, order.domain_id, reason);
  const purchase = await purchaseOfDomainOrder(tx, order.checkout_id);
  if (domain) {
    const { user_id: userId, name } = domain;
    const money = purchase && { amount: BigInt(purchase.amount), currency: purchase.currency };
    await tellOfDomain(tx, { userId, name, event: REFUSED[order.act], cause: order.id, money });
  }
  if (purchase === undefined) return undefined;
  return insertRefund(tx, purchase.id, { amount: BigInt(purchase.amount), reason: 'unwanted', nowMs });
}
