import { afterAll, beforeAll, expect, test } from 'vitest';
import { random } from '#openapi/world/random.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';

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
/** Gifts and sizes of campaigns with their prices in cents. */
const GIFTS = [
  ['badge-moth', 299],
  ['badge-two-geese', 799],
  ['frame-ivy', 499],
  ['premium-month-gift', 499],
] as const;
const SIZES = [
  ['blaze-2500', 1000],
  ['blaze-7000', 2500],
] as const;
const QUERIES = [
  'period=month&country=PT',
  'period=year&country=JP',
  'period=month&country=US',
  'period=month',
];

let scene: PaymentScene;
let members: Member[];
let staff: Member;
beforeAll(async () => {
  scene = await paymentScene();
  staff = await scene.t.member('history-staff', { role: 'admin' });
  members = await Promise.all(
    Array.from({ length: MEMBER_COUNT }, (_member, at) => scene.t.member(`history-${at}`)),
  );
});
afterAll(() => scene.close());

/** Pays an order or a campaign with an outcome that was chosen. */
async function payThing(member: Member, url: string, wanted: object, outcome: string): Promise<void> {
  const { body } = await scene.call(member, 'POST', url, { ...wanted, country: 'PT' });
  const checkout = body.response?.checkout;
  if (checkout === undefined) return;
  await scene.call(member, 'PUT', `/checkouts/${checkout.id}/test_outcome`, { outcome });
  await scene.confirm(member, checkout);
}

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
      async (member) => {
        const [product, price] = pick(GIFTS);
        const to = { product_id: product, is_gift: true, tumblelog: pick(members).blogName };
        await payThing(member, '/skeinmart/checkout', { ...to, expected_price: price }, pick(OUTCOMES));
      },
      async (member) => {
        const { body } = await scene.call(member, 'GET', '/user/gifts?direction=received');
        for (const { id } of body.response.gifts.slice(0, int(1, 2)))
          if (int(0, 2) === 0) await scene.call(member, 'DELETE', `/user/gifts/${id}`);
          else await scene.call(member, 'POST', `/user/gifts/${id}/claim`, { tumblelog: member.blogName });
      },
      async (member) => {
        const post = await postAs(scene.t, member, { content: text('Look at this') });
        const [size, price] = pick(SIZES);
        const campaign = {
          tumblelog: member.blogName,
          post_id: post.id,
          price_id: size,
          expected_price: price,
        };
        await payThing(member, '/ignite/campaigns', campaign, pick(OUTCOMES));
      },
      async () => {
        const { body } = await scene.call(staff, 'GET', '/admin/campaigns');
        for (const { id } of body.response.campaigns.slice(0, int(1, 3)))
          await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: int(0, 3) > 0 });
        // Some people see what burns.
        await scene.t.db.query(
          `update campaigns set shown_count = least(goal, shown_count + $1) where status = 'active'`,
          [int(1, 2000)],
        );
      },
      async (member) => {
        const { body } = await scene.call(member, 'GET', `/blog/${member.blogName}/ignite/campaigns`);
        const [campaign] = body.response.campaigns;
        if (campaign === undefined) return;
        const end = pick(['cancel', 'extinguish'] as const);
        await scene.call(member, 'PUT', `/ignite/campaign/${end}`, { campaign_id: campaign.id });
      },
      async () => {
        scene.pass(int(0, 20) * DAY_MS);
        await jobs.add('campaigns', {});
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
    const [sorts] = await scene.t.db.query<{ kinds: string[]; ends: string[] }>(
      `select array(select distinct kind from purchases order by 1) as kinds,
              array(select distinct reason from refunds order by 1) as ends`,
    );
    expect(sorts?.kinds).toEqual(['blaze', 'gift', 'premium']);
    expect(sorts?.ends).toEqual(expect.arrayContaining(['not-shown', 'returned']));
  },
  TIMEOUT_MS,
);
