import { afterAll, beforeAll, expect, test } from 'vitest';
import { partSql } from '#server/member-data/parts.ts';
import { eraseDue } from '#server/modules/account/erasure/erase-member.ts';
import { memberData } from '#server/modules/payments/member-data.ts';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

const DAY_MS = 86_400_000;

let scene: PaymentScene;
let odile: Member;
let loaf: AnyBody;
beforeAll(async () => {
  scene = await paymentScene();
  odile = await scene.t.member('odile-stays');
  const page = `/blog/${odile.blogName}/support`;
  const plan = { name: 'A loaf a month', amount: 400, currency: 'EUR', perks: [] };
  loaf = (await scene.call(odile, 'POST', `${page}/plans`, plan)).body.response.plan;
  await scene.call(odile, 'POST', `${page}/onboarding`, {});
  await scene.call(odile, 'PATCH', page, { enabled: true });
});
afterAll(() => scene.close());

/** Creates a member with premium and a membership by the month, who chose the year for both. */
async function whoChoseTheYear(name: string): Promise<Member> {
  const member = await scene.t.member(name);
  await scene.buy(member);
  await scene.call(member, 'PUT', '/premium/payment-method', { card: 'pays' });
  const asked = { tumblelog: odile.blogName, plan_id: loaf.id, period: 'month', country: 'PT' };
  const { body } = await scene.call(member, 'POST', '/memberships/checkout', asked);
  await scene.confirm(member, body.response.checkout);
  const own = await scene.call(member, 'GET', '/memberships/subscriptions');
  const [{ id }] = own.body.response.subscriptions;
  const changed = await Promise.all([
    scene.call(member, 'PUT', '/premium/subscription/change', { period: 'year' }),
    scene.call(member, 'PUT', `/memberships/subscriptions/${id}/change`, {
      plan_id: loaf.id,
      period: 'year',
    }),
  ]);
  expect(changed.map(({ status }) => status)).toEqual([200, 200]);
  return member;
}

test('the archive of a member has what they chose from the next payment on', async () => {
  const anna = await whoChoseTheYear('anna-exports');
  const part = memberData.readOnlyParts?.find(({ table }) => table === 'subscriptions');
  if (part === undefined) throw new RangeError('Subscriptions are not in the archive.');
  const rows = await scene.t.db.query(partSql(part, '$1'), [anna.userId]);
  expect(rows).toMatchObject([
    { kind: 'premium', period: 'month', next_item: 'premium-year', next_currency: 'EUR' },
    { kind: 'memberships', period: 'month', next_currency: 'EUR' },
  ]);
  expect(Number((rows[1] as AnyBody).next_amount)).toBe(4000);
});

test('the erasure of a member ends what they chose: nothing more is charged, and what was paid stays in the books', async () => {
  const ivy = await whoChoseTheYear('ivy-goes');
  await scene.t.db.query("update users set state = 'leaving', delete_at = '2026-11-01' where id = $1", [
    ivy.userId,
  ]);
  await eraseDue(scene.t.db, scene.t.app.services);
  await scene.doWhatIsDue(32 * DAY_MS);
  await scene.doWhatIsDue(32 * DAY_MS);
  const own = [ivy.userId];
  const left = await scene.t.db.query('select status from subscriptions where user_id = $1', own);
  expect(left).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
  expect(await scene.t.db.query('select id from payments where user_id = $1', own)).toHaveLength(2);
  expect(await scene.t.db.query('select id from purchases where user_id = $1', own)).toHaveLength(2);
  const methods = await scene.t.db.query('select 1 from stored_payment_methods where user_id = $1', own);
  expect(methods).toEqual([]);
  await expectSoundBooks(scene.t.db);
});
