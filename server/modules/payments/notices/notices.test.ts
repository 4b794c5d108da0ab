import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#server/mail/mail.ts';
import { advanceCampaigns } from '#server/modules/payments/campaigns/end-campaign.ts';
import type { AnyBody } from '#tests/support/app.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { payOut } from '../../memberships/payouts/pay-out.ts';
import { checkPayments, hasPaymentWork } from '../charges/check-payments.ts';

const DAY_MS = 86_400_000;

const mailer = recordingMailer();
let scene: PaymentScene;
let staff: Member;
let anna: Member;
let odile: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene({ mailer });
  staff = await scene.t.member('notices-staff', { role: 'admin' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-is-told-${serial}`);
  odile = await scene.t.member(`odile-is-told-${serial}`);
});

const work = () => ({ db: scene.t.db, services: scene.t.app.services });

/** Lets time pass and does what is due. */
async function pass(milliseconds: number): Promise<void> {
  scene.pass(milliseconds);
  await advanceCampaigns(work());
  await checkPayments(work());
}

/** Returns what a blog was told of what is paid, the latest first. */
async function toldOf(member: Member): Promise<AnyBody[]> {
  const { body } = await scene.call(member, 'GET', `/blog/${member.blogName}/notifications`);
  return body.response.notifications.filter(({ paid }: AnyBody) => paid);
}
const eventsOf = async (member: Member) => (await toldOf(member)).map(({ paid }) => paid.event);

/** Returns the mails of some kinds to a member, in their order. */
async function mailsTo(member: Member): Promise<Mail[]> {
  await checkPayments(work());
  await scene.t.app.services.post.settled();
  const kinds = ['campaign', 'subscription', 'supporters', 'payout', 'dispute'];
  return mailer.mails.filter(({ to, kind }) => to === member.email && kinds.includes(kind));
}
const subjectsTo = async (member: Member) => (await mailsTo(member)).map(({ subject }) => subject);

describe('premium', () => {
  test('each renewal is told and mailed once, with what was charged and until when it is paid', async () => {
    await scene.buy(anna);
    expect(await eventsOf(anna)).toEqual([]);
    for (let month = 0; month < 2; month += 1) await pass(31 * DAY_MS);
    await pass(0);
    expect(await eventsOf(anna)).toEqual(['premium-renewed', 'premium-renewed']);
    const [last] = await toldOf(anna);
    const { body } = await scene.call(anna, 'GET', '/premium/subscription');
    expect(last.paid).toMatchObject({
      url: '/settings/ad-free-browsing',
      dayTs: body.response.subscription.currentPeriodEndTs,
      hasMoney: true,
    });
    expect(await subjectsTo(anna)).toEqual(['Your premium was renewed', 'Your premium was renewed']);
    expect(await hasPaymentWork(work())).toBe(false);
  });

  test('a payment that fails is told at each attempt with the day of the next, and the end after the last', async () => {
    await scene.buy(anna);
    await scene.setNextCharges(anna, 'declined');
    for (const days of [31, 3, 4, 5]) await pass(days * DAY_MS);
    const told = await toldOf(anna);
    expect(told.map(({ paid }) => paid.event)).toEqual([
      'premium-lapsed',
      'premium-unpaid',
      'premium-unpaid',
    ]);
    const [, second, first] = told;
    expect(second.paid.dayTs - first.paid.dayTs).toBe((4 * DAY_MS) / 1000);
    expect(await subjectsTo(anna)).toEqual([
      'Your premium could not be charged',
      'Your premium could not be charged',
      'Your premium has ended',
    ]);
  });

  test('a cancelled year is told a week before its end and at its end; going on after all tells neither', async () => {
    await scene.buy(anna, 'success', 'period=year&country=PT');
    await scene.call(anna, 'DELETE', '/premium/subscription');
    await pass(350 * DAY_MS);
    expect(await eventsOf(anna)).toEqual([]);
    await pass(9 * DAY_MS);
    await pass(DAY_MS);
    expect(await eventsOf(anna)).toEqual(['premium-ending']);
    await pass(10 * DAY_MS);
    expect(await eventsOf(anna)).toEqual(['premium-ended', 'premium-ending']);
    expect(await subjectsTo(anna)).toEqual(['Your premium ends soon', 'Your premium has ended']);
  });

  test('premium that is cancelled in its last week is not told as ending, which its member has just read', async () => {
    await scene.buy(anna);
    await pass(25 * DAY_MS);
    await scene.call(anna, 'DELETE', '/premium/subscription');
    await pass(DAY_MS);
    expect(await eventsOf(anna)).toEqual([]);
  });

  test('premium that is given back is told as ended', async () => {
    await scene.buy(anna);
    const { body } = await scene.call(anna, 'GET', '/user/purchases');
    await scene.call(anna, 'POST', `/user/purchases/${body.response.purchases[0].id}/refunds`, {});
    expect(await subjectsTo(anna)).toEqual(['Your premium has ended']);
  });

  test('a first payment that is declined tells nothing', async () => {
    await scene.buy(anna, 'declined');
    await pass(DAY_MS);
    expect([await eventsOf(anna), await subjectsTo(anna)]).toEqual([[], []]);
  });
});

describe('memberships', () => {
  let plan: AnyBody;
  const LOAF = { name: 'A loaf a month', amount: 400, currency: 'EUR' };
  function support(method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object) {
    return scene.call(odile, method, `/blog/${odile.blogName}/support${path}`, payload);
  }
  beforeEach(async () => {
    plan = (await support('POST', '/plans', LOAF)).body.response.plan;
    await support('POST', '/onboarding', {});
    await support('PATCH', '', { enabled: true });
    const { body } = await scene.call(anna, 'POST', '/memberships/checkout', {
      ...{ tumblelog: odile.blogName, plan_id: plan.id, period: 'month', country: 'PT' },
    });
    await scene.confirm(anna, body.response.checkout);
  });

  test('a blog is told who begins and who ceases to support it, and the supporter of each payment and the end', async () => {
    const [begun] = await toldOf(odile);
    expect(begun).toMatchObject({
      type: 'supporter_new',
      actors: [{ name: anna.blogName }],
      paid: { event: 'supporter-new', url: `/blog/${odile.blogName}/post-plus/supporters` },
    });
    await pass(31 * DAY_MS);
    await scene.setNextCharges(anna, 'declined');
    for (const days of [31, 3, 4]) await pass(days * DAY_MS);
    expect(await eventsOf(anna)).toEqual([
      ...['membership-lapsed', 'membership-unpaid', 'membership-unpaid', 'membership-renewed'],
    ]);
    expect((await toldOf(anna))[0].paid).toMatchObject({
      blogName: odile.blogName,
      url: `/${odile.blogName}/support`,
    });
    expect(await eventsOf(odile)).toEqual(['supporter-gone', 'supporter-new']);
    expect(await subjectsTo(odile)).toEqual([
      `${anna.blogName} supports ${odile.blogName}`,
      `${anna.blogName} no longer supports ${odile.blogName}`,
    ]);
  });

  test('email_supporters off stops the mails about supporters, not those about payouts', async () => {
    await scene.call(odile, 'POST', '/user/settings', { notifications: { email_supporters: false } });
    await pass(15 * DAY_MS);
    await payOut(work());
    await payOut(work());
    expect(await eventsOf(odile)).toEqual(['payout-paid', 'supporter-new']);
    expect(await subjectsTo(odile)).toEqual(['€2.93 is on its way to you']);
  });

  test('a new price of a plan is told to who pays for it, other words of the plan are not', async () => {
    await support('PUT', `/plans/${plan.id}`, { ...LOAF, name: 'Two loaves' });
    expect(await eventsOf(anna)).toEqual([]);
    await support('PUT', `/plans/${plan.id}`, { ...LOAF, amount: 500 });
    expect(await eventsOf(anna)).toEqual(['membership-price']);
    expect(await subjectsTo(anna)).toEqual([`${odile.blogName} has a new price`]);
  });

  test('a payout that its provider refuses is told once, stays open, and does not stop the others', async () => {
    await pass(15 * DAY_MS);
    await scene.t.db.query(
      `insert into payouts (blog_id, provider, account, currency, amount, created_at)
       select id, 'test', '', 'EUR', 100, now() - interval '1 day' from blogs where name = $1`,
      [odile.blogName],
    );
    const broken = `alter table test_provider_transfers add constraint no_account check (account <> '') not valid`;
    await scene.t.db.query(broken);
    try {
      for (let turn = 0; turn < 2; turn += 1)
        await expect(payOut(work())).rejects.toThrow('Not all payouts could be sent.');
    } finally {
      await scene.t.db.query('alter table test_provider_transfers drop constraint no_account');
    }
    expect((await eventsOf(odile)).toSorted()).toEqual(['payout-failed', 'payout-paid', 'supporter-new']);
    await payOut(work());
    expect(await eventsOf(odile)).toHaveLength(4);
    // Made up, so the books do not know it.
    await scene.t.db.query(`delete from test_provider_transfers where account = ''`);
    await scene.t.db.query(`delete from payouts where account = ''`);
  });
});

describe('Blaze', () => {
  /** Buys a campaign for a post of a blog; returns its id. */
  async function buy(author: Member, more: object = {}): Promise<string> {
    const { id } = await postAs(scene.t, author, { content: text('A storm coming in') });
    const { body } = await scene.call(anna, 'POST', '/ignite/campaigns', {
      ...{ tumblelog: author.blogName, post_id: id, price_id: 'blaze-2500', country: 'PT' },
      ...{ expected_price: 1000, ...more },
    });
    await scene.confirm(anna, body.response.checkout);
    return body.response.campaign.id;
  }
  const review = (id: string, payload: object) =>
    scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, payload);
  const seenBy = (id: string, count: number) =>
    scene.t.db.query('update campaigns set shown_count = $2 where id = $1', [id, count]);
  const mailBodies = async () => (await mailsTo(anna)).map((mail) => mail.text);

  test('a campaign that runs to its end is told when it burns and with its figures when it is over', async () => {
    const id = await buy(anna);
    await review(id, { is_accepted: true });
    await seenBy(id, 2000);
    await pass(2 * DAY_MS);
    await pass(10 * DAY_MS);
    expect(await eventsOf(anna)).toEqual(['campaign-finished', 'campaign-started']);
    const [over] = await toldOf(anna);
    expect(over).toMatchObject({
      ...{ type: 'blaze_finished', campaignId: id },
      paid: { url: `/blog/${anna.blogName}/blaze/ended/${id}`, hasMoney: true },
    });
    expect(over.targetPost.blogName).toBe(anna.blogName);
    expect(await subjectsTo(anna)).toEqual(['Your blaze burns', 'Your blaze is over']);
    expect((await mailBodies()).at(-1)).toMatch(/2,?000 of 2,?500 people[\s\S]*€2\.00 comes back/);
    await expectSoundBooks(scene.t.db);
  });

  test('a campaign for later is told when it is approved and when it begins', async () => {
    const id = await buy(anna, { start_ts: Math.floor(scene.now() / 1000) + 5 * 86_400 });
    await review(id, { is_accepted: true });
    expect(await eventsOf(anna)).toEqual(['campaign-approved']);
    await pass(6 * DAY_MS);
    expect(await eventsOf(anna)).toEqual(['campaign-started', 'campaign-approved']);
  });

  test('a refused campaign is mailed with the reason, the words of the staff and the money', async () => {
    await review(await buy(anna), { is_accepted: false, reason: 'quality', message: 'Blurred.' });
    expect(await subjectsTo(anna)).toEqual(['Your blaze was declined']);
    expect((await mailBodies())[0]).toMatch(/seen well enough[\s\S]*“Blurred\.”[\s\S]*€10\.00 comes back/);
  });

  test('a campaign that is put out is told with what comes back, also when staff gives it back or its post is deleted', async () => {
    const ids = [await buy(anna), await buy(anna), await buy(anna)];
    for (const id of ids) {
      await review(id, { is_accepted: true });
      await seenBy(id, 1250);
    }
    const [one = '', two = '', three = ''] = ids;
    await scene.call(anna, 'PUT', '/ignite/campaign/extinguish', { campaign_id: one });
    const payments = await scene.t.db.query<{ id: string }>(
      'select p.id from payments p join campaigns g on g.checkout_id = p.checkout_id where g.id = $1',
      [two],
    );
    await scene.call(staff, 'POST', `/admin/payments/${payments[0]?.id}/refunds`, { reason: 'A kindness.' });
    await scene.t.db.query(
      `update posts set state = 'deleted', position = null where id = (select post_id from campaigns where id = $1)`,
      [three],
    );
    await pass(1000);
    expect((await eventsOf(anna)).filter((event) => event === 'campaign-stopped')).toHaveLength(3);
    const sums = (await mailBodies()).flatMap((body) => /€[\d.]+(?= comes back)/.exec(body) ?? []);
    expect(sums.toSorted()).toEqual(['€10.00', '€5.00', '€5.00']);
  });

  test('the owner of a post is told that another blog blazed it, without an e-mail', async () => {
    const id = await buy(odile);
    await review(id, { is_accepted: true });
    const [told] = await toldOf(odile);
    expect(told).toMatchObject({
      ...{ type: 'blaze_by_other', campaignId: id, actors: [{ name: anna.blogName }] },
      paid: { url: `/blog/${odile.blogName}/blaze/burning/${id}` },
    });
    expect(await subjectsTo(odile)).toEqual([]);
    expect((await scene.call(odile, 'GET', `/ignite/campaigns/${id}`)).status).toBe(200);
  });
});

describe('A payment that a bank asks back', () => {
  /** Returns the subjects of the mails about it to a member. */
  async function subjectsTo(member: Member): Promise<string[]> {
    return (await mailsTo(member)).filter(({ kind }) => kind === 'dispute').map(({ subject }) => subject);
  }

  test.each([
    ['won', 'Your bank has decided: the payment of €4.99 stands', 'A bank decided for the site: €4.99 stays'],
    ['lost', 'Your bank gave you €4.99 back', 'A bank decided against the site: €4.99 is gone'],
  ] as const)(
    'a dispute that is %s is told to its member and to the staff, each step once',
    async (end, own, ours) => {
      const before = (await subjectsTo(staff)).length;
      await scene.buy(anna, `dispute-${end}`);
      // The payment, its dispute and the decision are jobs, each of which adds the next one.
      for (let step = 0; step < 3; step += 1) await scene.t.app.services.jobs.settled();
      const told = (await eventsOf(anna)).filter((event) => event.startsWith('dispute-'));
      expect(told).toEqual([`dispute-${end}`, 'dispute-opened']);
      expect(await subjectsTo(anna)).toEqual(['Your bank asks us for €4.99 back', own]);
      const [toStaff] = await toldOf(staff);
      expect(toStaff?.paid).toMatchObject({ event: `staff-dispute-${end}`, url: '/settings/admin/payments' });
      expect((await subjectsTo(staff)).slice(before)).toEqual(['A bank asks for €4.99 back', ours]);
      expect([await eventsOf(odile), await subjectsTo(odile)]).toEqual([[], []]);
    },
  );
});
