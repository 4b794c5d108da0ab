import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import { BlazeScene } from '#tests/support/blaze.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import type { PaymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';

const HOUR_MS = 3_600_000;

let blaze: BlazeScene;
let scene: PaymentScene;
let staff: Member;
let anna: Member;
let post: AnyBody;
beforeAll(async () => {
  blaze = await BlazeScene.open('buying');
  ({ scene, staff } = blaze);
});
afterAll(() => scene.close());
beforeEach(async () => {
  ({ anna, post } = await blaze.next());
});

describe('buying', () => {
  test('createCampaign answers a checkout, and payment leads to the review', async () => {
    const { status, body } = await blaze.create(anna, {
      tags: ['Storms', '#storms', 'Fog'],
      language: 'en-GB',
    });
    expect(status).toBe(201);
    expect(body.response.campaign).toMatchObject({
      status: 'pending-payment',
      tags: ['Storms', 'Fog'],
      language: 'en',
      checkoutId: body.response.checkout.id,
      price: { amount: 1000, currency: 'EUR' },
    });
    expect(body.response.checkout).toMatchObject({ kind: 'blaze', total: { amount: 1000 } });
    await scene.confirm(anna, body.response.checkout);
    const { id } = body.response.campaign;
    expect(await blaze.read(anna, id)).toMatchObject({
      status: 'in-review',
      canCancel: true,
      reviewDueTs: scene.now() / 1000 + 4 * 3600,
    });
    await expectSoundBooks(scene.t.db);
    const [purchase] = (await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases;
    expect(purchase).toMatchObject({
      ...{ kind: 'blaze', campaignId: id, campaignStatus: 'in-review', blogName: anna.blogName },
      postSummary: 'A storm coming in',
    });
  });

  test('createCampaign asked twice answers one campaign, and another size gives the first up', async () => {
    const [one, same] = [await blaze.create(anna), await blaze.create(anna)];
    expect(same.body.response.campaign.id).toBe(one.body.response.campaign.id);
    const other = await blaze.create(anna, { price_id: 'blaze-7000', expected_price: 2500 });
    expect(other.status).toBe(201);
    const { status } = await scene.call(anna, 'GET', `/ignite/campaigns/${one.body.response.campaign.id}`);
    expect(status).toBe(404);
  });

  test('createCampaign answers 17004 for another price, 5016 for an unknown size and a begin after a month', async () => {
    const changed = await blaze.create(anna, { expected_price: 900 });
    expect([changed.status, changed.body.errors[0].code]).toEqual([409, 17004]);
    const far = Math.floor(scene.now() / 1000) + 31 * 86_400;
    for (const more of [{ price_id: 'blaze-1' }, { start_ts: far }]) {
      const { status, body } = await blaze.create(anna, more);
      expect([status, body.errors[0].code]).toEqual([400, 5016]);
    }
  });

  test.each([
    ['that its author keeps to itself', { interactabilityBlaze: 'noone' as const }],
    ['that is labelled', { hasCommunityLabel: true, communityLabelCategories: ['violence' as const] }],
  ])('createCampaign answers 18001 for a post %s', async (_what, more) => {
    const { id } = await postAs(scene.t, anna, { content: text('Mine'), ...more });
    const { status, body } = await blaze.create(anna, { post_id: id });
    expect([status, body.errors[0].code]).toEqual([403, 18001]);
  });

  test('only the blog itself blazes a post with interactabilityBlaze self, anybody one with everyone', async () => {
    const bela = await blaze.member('bela-burns');
    expect((await blaze.create(bela)).status).toBe(201);
    const { id } = await postAs(scene.t, anna, { content: text('Mine'), interactabilityBlaze: 'self' });
    expect((await blaze.create(bela, { post_id: id })).body.errors[0].code).toBe(18001);
    expect((await blaze.create(anna, { post_id: id })).status).toBe(201);
  });

  test('a post burns in one campaign: another one answers 8026, and a second payment goes back', async () => {
    const bela = await blaze.member('bela-burns');
    const { body } = await blaze.create(bela);
    await blaze.buy();
    expect(
      (await blaze.create(anna, { price_id: 'blaze-7000', expected_price: 2500 })).body.errors[0].code,
    ).toBe(8026);
    await scene.confirm(bela, body.response.checkout);
    await scene.t.app.services.jobs.settled();
    const { body: bought } = await scene.call(bela, 'GET', '/user/purchases');
    expect(bought.response.purchases).toMatchObject([{ status: 'refunded' }]);
    await expectSoundBooks(scene.t.db);
  });

  test('getBlazeCheckout answers the checkout to its buyer alone, until it is paid', async () => {
    const { body } = await blaze.create(anna);
    const { id } = body.response.campaign;
    const url = `/ignite/checkout?campaign_id=${id}`;
    expect((await scene.call(anna, 'GET', url)).body.response.checkout.id).toBe(body.response.checkout.id);
    expect((await scene.call(staff, 'GET', url)).body.errors[0].code).toBe(4004);
    expect((await scene.call(anna, 'GET', `${url}&expected_price=1`)).body.errors[0].code).toBe(17004);
    await scene.confirm(anna, body.response.checkout);
    expect((await scene.call(anna, 'GET', url)).status).toBe(409);
  });
});

describe('free credits', () => {
  test('claimBlaze uses the credit that premium gives every 30 days, once also when pressed twice', async () => {
    const claim = () =>
      scene.call(anna, 'POST', '/ignite/claim', { tumblelog: anna.blogName, post_id: post.id });
    expect((await claim()).body.errors[0].code).toBe(18003);
    await scene.buy(anna);
    const prices = () => scene.call(anna, 'GET', '/ignite/price_points?country=PT');
    expect((await prices()).body.response.freeCredits).toBe(1);
    const answers = await Promise.all([claim(), claim()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await prices()).body.response.freeCredits).toBe(0);
    const campaign = answers.find(({ status }) => status === 201)?.body.response.campaign;
    expect(campaign).toMatchObject({ isFree: true, status: 'in-review', impressionsGoal: 2500 });
    const { id } = campaign;
    await scene.call(anna, 'PUT', '/ignite/campaign/cancel', { campaign_id: id });
    expect((await prices()).body.response.freeCredits).toBe(1);
  });
});

describe('review', () => {
  test('listSiteCampaigns has what waits, and an accepted one starts now or when its buyer wanted', async () => {
    const start = scene.now() / 1000 + 7200;
    const later = await blaze.buy({ start_ts: start });
    const { body } = await scene.call(staff, 'GET', '/admin/campaigns');
    expect(body.response.campaigns.map(({ id }: AnyBody) => id)).toContain(later);
    expect(body.response.waitingCount).toBeGreaterThan(0);
    const review = () => scene.call(staff, 'PUT', `/admin/campaigns/${later}/review`, { is_accepted: true });
    const answer = (await review()).body.response.campaign;
    expect(answer).toMatchObject({ status: 'scheduled', startTs: start, endTs: start + 86_400 });
    expect(answer.price).toBeUndefined();
    expect((await review()).body.errors[0].code).toBe(18002);
    scene.pass(2 * HOUR_MS);
    await blaze.advance();
    expect(await blaze.read(anna, later)).toMatchObject({
      status: 'active',
      canExtinguish: true,
      canCancel: false,
    });
  });

  test('a rejected campaign gives everything back and says why', async () => {
    const id = await blaze.buy();
    const said = { is_accepted: false, reason: 'quality', message: 'The words cannot be read.' };
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, said);
    expect(await blaze.read(anna, id)).toMatchObject({
      status: 'rejected',
      rejectReason: 'quality',
      rejectMessage: 'The words cannot be read.',
      refunded: { amount: 1000 },
    });
    await expectSoundBooks(scene.t.db);
  });

  test('staff does not review what it bought itself', async () => {
    const { body } = await blaze.create(staff);
    await scene.confirm(staff, body.response.checkout);
    const url = `/admin/campaigns/${body.response.campaign.id}/review`;
    expect((await scene.call(staff, 'PUT', url, { is_accepted: true })).body.errors[0].code).toBe(4003);
  });
});

describe('a post that burns', () => {
  test('editPost, deletePost and a bulk change answer 8026 until the campaign ends', async () => {
    const id = await blaze.buy();
    const url = `/blog/${anna.blogName}/posts/${post.id}`;
    const edited = { content: text('Better'), state: 'published' };
    expect((await scene.call(anna, 'PUT', url, edited)).body.errors[0].code).toBe(8026);
    expect((await scene.call(anna, 'DELETE', url)).body.errors[0].code).toBe(8026);
    const bulk = { action: 'delete', ids: [post.id], dry_run: false };
    const { body } = await scene.call(anna, 'POST', `/blog/${anna.blogName}/posts/bulk`, bulk);
    expect(body.response.skipped).toEqual([{ id: post.id, code: 8026 }]);
    await scene.call(anna, 'PUT', '/ignite/campaign/cancel', { campaign_id: id });
    expect((await scene.call(anna, 'DELETE', url)).status).toBe(204);
  });

  test('a campaign whose post is gone goes out, and what was not shown goes back', async () => {
    const id = await blaze.run();
    await scene.t.db.query(`update posts set state = 'private' where id = $1`, [post.id]);
    await blaze.advance();
    expect(await blaze.read(anna, id)).toMatchObject({ status: 'extinguished', refunded: { amount: 1000 } });
  });
});
