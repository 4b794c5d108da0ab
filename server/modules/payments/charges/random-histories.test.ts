import { afterAll, beforeAll, expect, test } from 'vitest';
import { random } from '#openapi/world/random.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

const DAY_MS = 86_400_000;
const MEMBER_COUNT = 6;
const ACT_COUNT = 120;
const TIMEOUT_MS = 60_000;

const OUTCOMES = [
  'success',
  'success',
  'declined',
  'bank-check',
  'left',
  'late-event',
  'two-events',
  'event-first',
] as const;
const QUERIES = [
  'period=month&country=PT',
  'period=year&country=JP',
  'period=month&country=US',
  'period=month',
];

let scene: PaymentScene;
let members: Member[];
beforeAll(async () => {
  scene = await paymentScene();
  members = await Promise.all(
    Array.from({ length: MEMBER_COUNT }, (_member, at) => scene.t.member(`history-${at}`)),
  );
});
afterAll(() => scene.close());

test.each(['a', 'b', 'c'])(
  'the books add up after each act of the random history %s',
  async (seed) => {
    const { pick, int } = random(`payments ${seed}`);
    const { jobs } = scene.t.app.services;
    const ACTS: ((member: Member) => Promise<unknown>)[] = [
      (member) => scene.buy(member, pick(OUTCOMES), pick(QUERIES)).catch(() => {}),
      (member) => scene.buy(member, pick(OUTCOMES), pick(QUERIES)).catch(() => {}),
      (member) => scene.call(member, 'DELETE', '/premium/subscription'),
      (member) => scene.call(member, 'PATCH', '/premium/subscription', { status: 'active' }),
      async (member) => {
        const checkout = await scene.checkout(member).catch(() => undefined);
        if (checkout) await scene.call(member, 'DELETE', `/checkouts/${checkout.id}`);
      },
      async (member) => {
        const { body } = await scene.call(member, 'GET', '/user/purchases');
        for (const { id } of body.response.purchases.slice(0, int(0, 2)))
          await scene.call(member, 'POST', `/user/purchases/${id}/refunds`, {});
      },
      (member) =>
        scene.t.db.query('update subscriptions set test_outcome = $2 where user_id = $1', [
          member.userId,
          pick(['success', 'declined'] as const),
        ]),
      async () => {
        scene.pass(int(0, 20) * DAY_MS);
        await jobs.add('payments', {});
      },
    ];
    for (let count = 0; count < ACT_COUNT; count += 1) {
      await pick(ACTS)(pick(members));
      if (count % 10 === 9) {
        await jobs.settled();
        await expectSoundBooks(scene.t.db);
      }
    }
    const [row] = await scene.t.db.query<{ paid: number; returned: number; renewed: number }>(
      `select count(*)::int as paid, count(*) filter (where refunded > 0)::int as returned,
              count(*) filter (where p.subscription_id is not null)::int as renewed
         from purchases u join payments p on p.id = u.payment_id`,
    );
    // A history in which nothing happens shows nothing.
    expect(row?.paid).toBeGreaterThan(5);
    expect(row?.renewed).toBeGreaterThan(0);
    expect(row?.returned).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
