import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { planItem } from '#server/modules/payments/prices/items.ts';

/** A membership plan. */
export interface PlanRow
  extends Columns<
    'membership_plans',
    'id' | 'blog_id' | 'name' | 'description' | 'perks' | 'amount' | 'currency' | 'is_open'
  > {
  /** Number of members who support the blog with it now. */
  supporters: number;
}

const COLUMNS = `p.id, p.blog_id, p.name, p.description, p.perks, p.amount, p.currency, p.is_open,
  (select count(*)::int from subscriptions s
    where s.plan_id = p.id and s.status in ('active', 'pending-cancel', 'on-hold')) as supporters`;

/** Returns the plans of a blog, the first one first. */
export function plansOf(db: Queryable, blogId: string): Promise<PlanRow[]> {
  return db.query<PlanRow>(
    `select ${COLUMNS} from membership_plans p where p.blog_id = $1 and p.deleted_at is null order by p.id`,
    [blogId],
  );
}

/** Returns plans by id, deleted ones too. */
export async function plansByIds(db: Queryable, ids: readonly string[]): Promise<Map<string, PlanRow>> {
  const rows = await db.query<PlanRow>(
    `select ${COLUMNS} from membership_plans p where p.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a plan of a blog by the id that a client sent, locked against concurrent changes. */
export function lockPlan(tx: Queryable, blogId: string, id: string): Promise<PlanRow | undefined> {
  return first<PlanRow>(
    tx,
    `select ${COLUMNS} from membership_plans p
      where p.blog_id = $1 and p.id::text = $2 and p.deleted_at is null for no key update of p`,
    [blogId, id],
  );
}

/** Returns a plan of a blog by the id that a client sent. */
export function findPlan(db: Queryable, blogId: string, id: string): Promise<PlanRow | undefined> {
  return first<PlanRow>(
    db,
    `select ${COLUMNS} from membership_plans p where p.blog_id = $1 and p.id::text = $2 and p.deleted_at is null`,
    [blogId, id],
  );
}

/** Offer of a plan. */
export type PlanValues = Pick<PlanRow, 'name' | 'description' | 'perks' | 'amount' | 'currency' | 'is_open'>;

function values({ name, description, perks, amount, currency, is_open: isOpen }: PlanValues) {
  return [name, description, perks, amount, currency, isOpen];
}

/** Makes a plan. */
export async function insertPlan(tx: Queryable, blogId: string, plan: PlanValues): Promise<string> {
  const row = await first<Columns<'membership_plans', 'id'>>(
    tx,
    `insert into membership_plans (blog_id, name, description, perks, amount, currency, is_open)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [blogId, ...values(plan)],
  );
  if (row === undefined) throw new Error('The plan was not stored.');
  return row.id;
}

/** Changes a plan. */
export async function updatePlan(tx: Queryable, id: string, plan: PlanValues): Promise<void> {
  await tx.query(
    `update membership_plans set name = $2, description = $3, perks = $4, amount = $5, currency = $6, is_open = $7
      where id = $1`,
    [id, ...values(plan)],
  );
}

/** Takes a plan away; the row stays for what was paid by it. */
export async function deletePlan(tx: Queryable, id: string): Promise<void> {
  await tx.query('update membership_plans set deleted_at = now() where id = $1', [id]);
}

/** Returns true when a first payment by a plan is under way, or somebody changes to it with their next payment. */
export async function hasPendingSupporters(tx: Queryable, id: string): Promise<boolean> {
  return (
    (await first(
      tx,
      `select 1 from subscriptions where (plan_id = $1 and status = 'pending') or next_item = any($2::text[])`,
      [id, [planItem(id, 'month'), planItem(id, 'year')]],
    )) !== undefined
  );
}
