import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { checkPayments } from '../payments/charges/check-payments.ts';
import { payOut } from './payouts/pay-out.ts';

const DAY_MS = 86_400_000;
const euros = (amount: number) => expect.objectContaining({ amount, currency: 'EUR' });

let scene: PaymentScene;
let odile: Member;
let anna: Member;
let loaf: AnyBody;
beforeAll(async () => {
  scene = await paymentScene();
  // From the fifth of a month, 32 and 40 days later are the next month and the one after it.
  const now = new Date(scene.t.app.services.now());
  scene.pass(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 5) - now.getTime());
  [odile, anna] = await Promise.all([scene.t.member('odile-earns'), scene.t.member('anna-pays')]);
  const values = { name: 'A loaf a month', amount: 400, currency: 'EUR', perks: ['A recipe'] };
  loaf = (await call('POST', '/plans', values)).body.response.plan;
  await call('POST', '/onboarding', {});
  await call('PATCH', '', { enabled: true });
});
afterAll(() => scene.close());

function call(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, member = odile) {
  return scene.call(member, method, `/blog/${odile.blogName}/support${path}`, payload);
}
const work = () => ({ db: scene.t.db, services: scene.t.app.services });
async function income(member = odile): Promise<AnyBody> {
  return (await call('GET', '', undefined, member)).body.response.memberships.income;
}
const monthOf = (date: Date) => date.toISOString().slice(0, 7);
const present = () => monthOf(new Date(scene.t.app.services.now()));

test('getMemberships shows what supporters paid by month, where it went, and the payouts, to admins alone', async () => {
  expect(await income()).toEqual({
    months: [
      { month: present(), paid: euros(0), share: euros(0), fees: euros(0), tax: euros(0), supporters: [] },
    ],
    owed: euros(0),
    payouts: [],
    statements: expect.any(Array),
  });
  const first = present();
  const wanted = { tumblelog: odile.blogName, plan_id: loaf.id, period: 'month', country: 'PT' };
  const { checkout } = (await scene.call(anna, 'POST', '/memberships/checkout', wanted)).body.response;
  await scene.confirm(anna, checkout);
  const supporters = [{ planId: loaf.id, planName: 'A loaf a month', count: 1 }];
  const paid = { paid: euros(400), share: euros(293), fees: euros(32), tax: euros(75), supporters };
  expect(await income()).toEqual({
    months: [{ month: first, ...paid }],
    owed: euros(293),
    payouts: [],
    statements: expect.any(Array),
  });

  scene.pass(32 * DAY_MS);
  await checkPayments(work());
  await payOut(work());
  const { months, owed, payouts } = await income();
  expect(months).toEqual([
    { month: first, ...paid },
    { month: present(), ...paid },
  ]);
  // The second payment can go back for some days, so only the first was paid out.
  expect(owed).toEqual(euros(293));
  expect(payouts).toEqual([
    {
      id: expect.any(String),
      amount: euros(293),
      status: 'done',
      createdTs: expect.any(Number),
      settledTs: expect.any(Number),
    },
  ]);

  const writer = await scene.t.member('writes-for-odile');
  await addWriter(scene.t.db, odile.blogName, writer);
  expect((await call('GET', '', undefined, writer)).body.response.memberships).toHaveProperty(
    'monthlyRevenue',
  );
  expect(await income(writer)).toBeUndefined();
  expect(await income(anna)).toBeUndefined();
});

test('getMemberships counts supporters at the end of each month, and no longer those who left', async () => {
  const { subscriptions } = (await scene.call(anna, 'GET', '/memberships/subscriptions')).body.response;
  await scene.call(anna, 'DELETE', `/memberships/subscriptions/${subscriptions[0].id}`);
  scene.pass(40 * DAY_MS);
  await checkPayments(work());
  const { months } = await income();
  expect(months.at(-1)).toMatchObject({ month: present(), paid: euros(0), supporters: [] });
  expect(months[0].supporters).toHaveLength(1);
});

test('getMemberships shows months without income between others', async () => {
  scene.pass(95 * DAY_MS);
  const { months } = await income();
  const names: string[] = months.map(({ month }: AnyBody) => month);
  const [start = ''] = names;
  const following = names.map((_, at) => {
    const date = new Date(`${start}-01`);
    return monthOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + at)));
  });
  expect(names).toEqual(following);
  expect(names.at(-1)).toBe(present());
  expect(months[0].supporters).toEqual([{ planId: loaf.id, planName: 'A loaf a month', count: 1 }]);
  expect(months.slice(2).map(({ supporters }: AnyBody) => supporters)).toEqual(names.slice(2).map(() => []));
});

// The clocks of one hemisphere change where those of the other do not.
test.each(['Europe/Berlin', 'Pacific/Auckland'])(
  'getMemberships counts in months of UTC on a database in %s',
  async (zone) => {
    const { months } = await income();
    await scene.t.db.query(`set time zone '${zone}'`);
    expect((await income()).months).toEqual(months);
    await scene.t.db.query("set time zone 'UTC'");
  },
);
