import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { checkPayments } from '../../payments/charges/check-payments.ts';
import { returnPurchase } from '../../payments/purchases/refund.ts';
import { payOut } from '../payouts/pay-out.ts';

const DAY_MS = 86_400_000;
/** The last day of a year, so that a subscription renews in the next one. */
const START_MS = Date.UTC(2026, 11, 31, 22);
const PLAN = { name: 'Bread', amount: 400, currency: 'EUR', perks: ['A recipe'] };
const HEAD = 'date,type,receipt,plan,currency,paid,tax,fees,share';

let scene: PaymentScene;
let odile: Member;
let anna: Member;
let bread: AnyBody;
beforeAll(async () => {
  scene = await paymentScene();
  scene.pass(START_MS - scene.t.app.services.now());
  [odile, anna] = await Promise.all([scene.t.member('odile-keeps-books'), scene.t.member('anna-pays-yen')]);
  bread = (await call('POST', '/plans', { ...PLAN, name: '=HYPERLINK("x"), bread' })).body.response.plan;
  await call('POST', '/onboarding', {});
  await call('PATCH', '', { enabled: true });
});
afterAll(() => scene.close());

function call(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  return scene.call(odile, method, `/blog/${odile.blogName}/support${path}`, payload);
}
const work = () => ({ db: scene.t.db, services: scene.t.app.services });

async function supports(member: Member, plan: AnyBody): Promise<string> {
  const wanted = { tumblelog: odile.blogName, plan_id: plan.id, period: 'month', country: 'PT' };
  const { checkout } = (await scene.call(member, 'POST', '/memberships/checkout', wanted)).body.response;
  return (await scene.confirm(member, checkout)).body.response.checkout.purchaseId;
}

function fetched(year: number | string, who: Member | undefined) {
  const url = `/blog/${odile.blogName}/post-plus/statements/${year}.csv`;
  return scene.t.app.inject({ url, headers: who ? { cookie: `sid=${who.sid}` } : {} });
}
async function linesOf(year: number): Promise<string[]> {
  const { body } = await fetched(year, odile);
  return body.trimEnd().split('\r\n');
}

test('a statement lists payments, refunds and payouts of its year, and escapes what a spreadsheet would run', async () => {
  await supports(anna, bread);
  const bela = await scene.t.member('bela-takes-back');
  await returnPurchase(work(), await supports(bela, bread), bela.userId);
  const { statements } = (await call('GET', '')).body.response.memberships.income;
  const csvUrl = `/blog/${odile.blogName}/post-plus/statements/2026.csv`;
  expect(statements).toEqual([{ year: 2026, csvUrl }]);

  const response = await fetched(2026, odile);
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
    'private, no-store',
  ]);
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="skein-${odile.blogName}-2026.csv"`,
  );
  const [head, ...lines] = await linesOf(2026);
  const [first = ''] = lines;
  expect(first).toMatch(
    /^2026-12-31T2[23]:\d\d:\d\d\.000Z,payment,[\w-]+,"'=HYPERLINK\(""x""\), bread",EUR,/,
  );
  const amounts = lines.map((line) => [line.split(',')[1], line.split(',EUR,')[1]]);
  expect([head, ...amounts]).toEqual([
    HEAD,
    ['payment', '4.00,0.75,0.32,2.93'],
    ['payment', '4.00,0.75,0.32,2.93'],
    ['refund', '-4.00,-0.75,-0.32,-2.93'],
  ]);
});

test('a statement of a year holds nothing of another, and all shares add up to what is owed', async () => {
  scene.pass(32 * DAY_MS);
  await checkPayments(work());
  await payOut(work());
  expect((await linesOf(2026)).length).toBe(4);
  const [, ...lines] = await linesOf(2027);
  expect(lines.map((line) => line.split(',')[1])).toEqual(['payment', 'payout']);
  expect(lines[1]).toMatch(/^2027-02-0\dT[^,]+Z,payout,,,EUR,0\.00,0\.00,0\.00,-2\.93$/);
  const { income } = (await call('GET', '')).body.response.memberships;
  expect(income.statements.map(({ year }: AnyBody) => year)).toEqual([2027, 2026]);
  const all = [...(await linesOf(2026)).slice(1), ...lines];
  const cents = all.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-1)) * 100), 0);
  expect(cents).toBe(income.owed.amount);
});

test('a statement shows an amount in a currency without decimals as a whole number', async () => {
  const other = await scene.t.member('pays-in-yen');
  const { body } = await call('POST', '/plans', { ...PLAN, amount: 600, currency: 'JPY' });
  await supports(other, body.response.plan);
  expect((await linesOf(2027)).at(-1)).toMatch(/,JPY,600,112,49,439$/);
});

test.each([
  ['a visitor', () => undefined],
  ['a supporter', () => anna],
])('a statement is not found for %s', async (_who, who) => {
  expect((await fetched(2026, who())).statusCode).toBe(404);
});

test('a statement is not found for a member of the blog who is no admin', async () => {
  const writer = await scene.t.member('writes-no-books');
  await addWriter(scene.t.db, odile.blogName, writer);
  expect((await fetched(2026, writer)).statusCode).toBe(404);
});

test.each(['2030', '02026', 'NaN', "2026'--"])('a statement of the year %s is not found', async (year) => {
  expect((await fetched(encodeURIComponent(year), odile)).statusCode).toBe(404);
});
