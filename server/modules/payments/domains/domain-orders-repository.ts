import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type Contact = components['schemas']['DomainContact'];

/** An order of years of a domain. */
export interface DomainOrderRow
  extends Columns<
    'domain_orders',
    'id' | 'domain_id' | 'checkout_id' | 'act' | 'years' | 'contact' | 'auth_code' | 'status'
  > {
  contact: Contact | null;
  /** Null when the domain is gone. */
  domain_name: string | null;
  domain_status: Columns<'domains', 'status'>['status'] | null;
}

const ORDERS = `select o.id, o.domain_id, o.checkout_id, o.act, o.years, o.contact, o.auth_code, o.status, d.name as domain_name,
  d.status as domain_status from domain_orders o left join domains d on d.id = o.domain_id`;

/** A domain that somebody wants to have here. */
export type NewDomain = {
  userId: string;
  blogId: string;
  name: string;
  autoRenew: boolean;
  isPrivate: boolean;
  verifyToken: string;
};

/**
 * Makes the row of a domain that waits for its payment, in place of one that failed or was only being connected.
 *
 * @returns undefined when the member has the domain
 */
export async function insertUnpaidDomain(tx: Queryable, domain: NewDomain): Promise<string | undefined> {
  await tx.query(
    `delete from domains where user_id = $1 and name = $2 and status in ('failed', 'connecting', 'pending-payment')`,
    [domain.userId, domain.name],
  );
  const row = await first<Columns<'domains', 'id'>>(
    tx,
    `insert into domains (user_id, blog_id, name, kind, status, auto_renew, is_private, verify_token)
     values ($1, $2, $3, 'registered', 'pending-payment', $4, $5, $6) on conflict do nothing returning id`,
    [domain.userId, domain.blogId, domain.name, domain.autoRenew, domain.isPrivate, domain.verifyToken],
  );
  return row?.id;
}

type NewOrder = {
  domainId: string;
  checkoutId: string;
  act: DomainOrderRow['act'];
  years: number;
  contact: Contact | undefined;
  authCode: string | undefined;
};

/** Makes an order, which waits for its payment. */
export async function insertDomainOrder(tx: Queryable, order: NewOrder): Promise<void> {
  await tx.query(
    `insert into domain_orders (domain_id, checkout_id, act, years, contact, auth_code) values ($1, $2, $3, $4, $5, $6)`,
    [
      order.domainId,
      order.checkoutId,
      order.act,
      order.years,
      order.contact === undefined ? null : JSON.stringify(order.contact),
      order.authCode ?? null,
    ],
  );
}

/** Changes what an unpaid order says of the person and its code. */
export async function updateDomainOrder(
  tx: Queryable,
  id: string,
  { contact, authCode }: Pick<NewOrder, 'contact' | 'authCode'>,
): Promise<void> {
  await tx.query(
    'update domain_orders set contact = coalesce($2, contact), auth_code = coalesce($3, auth_code) where id = $1',
    [id, contact === undefined ? null : JSON.stringify(contact), authCode ?? null],
  );
}

/** Returns the order of a checkout, locked against concurrent changes. */
export function lockDomainOrderOfCheckout(
  tx: Queryable,
  checkoutId: string,
): Promise<DomainOrderRow | undefined> {
  return first<DomainOrderRow>(tx, `${ORDERS} where o.checkout_id = $1 for no key update of o`, [checkoutId]);
}

/** Returns an order, locked against concurrent changes. */
export function lockDomainOrder(tx: Queryable, id: string): Promise<DomainOrderRow | undefined> {
  return first<DomainOrderRow>(tx, `${ORDERS} where o.id = $1 for no key update of o`, [id]);
}

/** Returns paid orders that the registrar has not carried out yet, the oldest first. */
export function paidDomainOrders(db: Queryable, limit: number): Promise<DomainOrderRow[]> {
  return db.query<DomainOrderRow>(`${ORDERS} where o.status = 'paid' order by o.id limit $1`, [limit]);
}

/** Gives up the unpaid order of a checkout, and the domain that waited for it. */
export async function deleteUnpaidDomainOrder(tx: Queryable, checkoutId: string): Promise<void> {
  const order = await first<Columns<'domain_orders', 'domain_id'>>(
    tx,
    `delete from domain_orders where checkout_id = $1 and status = 'pending-payment' returning domain_id`,
    [checkoutId],
  );
  if (order === undefined) return;
  await tx.query(`delete from domains where id = $1 and status = 'pending-payment'`, [order.domain_id]);
}

/** Marks an order as paid. */
export async function setDomainOrderPaid(tx: Queryable, id: string): Promise<void> {
  await tx.query(`update domain_orders set status = 'paid' where id = $1`, [id]);
}

/** Ends an order. What the registry needed of the person is emptied. */
export async function endDomainOrder(tx: Queryable, id: string, status: 'done' | 'failed'): Promise<void> {
  await tx.query('update domain_orders set status = $2, contact = null, auth_code = null where id = $1', [
    id,
    status,
  ]);
}

/**
 * Locks the name of a domain until this transaction ends, so that two members who get it at the same moment get it one after
 * the other.
 */
export async function lockDomainName(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('domain ' || d.name, 0)) from domains d where d.id = $1`,
    [id],
  );
}

/** Makes a domain that was paid for one that is being registered; returns false when somebody else has it by now. */
export async function holdDomain(tx: Queryable, id: string): Promise<boolean> {
  await lockDomainName(tx, id);
  const row = await first(
    tx,
    `update domains d set status = 'registering' where d.id = $1 and d.status = 'pending-payment'
        and not exists (select 1 from domains o where o.name = d.name and o.id <> d.id
          and o.status in ('registering', 'transferring', 'active', 'failing', 'expired', 'redemption'))
     returning d.id`,
    [id],
  );
  return row !== undefined;
}

/** Returns the purchase that an order became. */
export function purchaseOfDomainOrder(
  tx: Queryable,
  checkoutId: string,
): Promise<Columns<'purchases', 'id' | 'amount' | 'currency' | 'refunded'> | undefined> {
  return first(
    tx,
    `select u.id, u.amount, u.currency, u.refunded from purchases u join payments p on p.id = u.payment_id
      where p.checkout_id = $1 and u.refunded = 0 for no key update of u`,
    [checkoutId],
  );
}
