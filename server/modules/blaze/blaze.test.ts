import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceCampaigns } from '#server/modules/payments/campaigns/end-campaign.ts';
import { balanceOf } from '#server/modules/payments/ledger/ledger-repository.ts';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { countView } from './serving/serving-repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let scene: PaymentScene;
let staff: Member;
let anna: Member;
let post: AnyBody;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  staff = await scene.t.member('blaze-staff', { role: 'admin' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-burns-${serial}`);
  post = await postAs(scene.t, anna, { content: text('A storm coming in'), tags: 'storms' });
});

function wanted(more: object = {}): object {
  return {
    tumblelog: anna.blogName,
    post_id: post.id,
    price_id: 'blaze-2500',
    country: 'PT',
    expected_price: 1000,
    ...more,
  };
}
function create(member: Member, more?: object) {
  return scene.call(member, 'POST', '/ignite/campaigns', wanted(more));
}
async function read(member: Member, id: string): Promise<AnyBody> {
  return (await scene.call(member, 'GET', `/ignite/campaigns/${id}`)).body.response.campaign;
}
const advance = () => advanceCampaigns({ db: scene.t.db, services: scene.t.app.services });

/** Buys a campaign; returns its id. */
async function buy(more?: object): Promise<string> {
  const { body } = await create(anna, more);
  await scene.confirm(anna, body.response.checkout);
  return body.response.campaign.id;
}

async function run(more?: object): Promise<string> {
  const id = await buy(more);
  await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: true });
  return id;
}

function stop(member: Member, id: string) {
  return scene.call(member, 'PUT', '/ignite/campaign/extinguish', { campaign_id: id });
}

function view(member: Member, campaignId: string): Promise<boolean> {
  return countView(scene.t.db, { campaignId, userId: member.userId, nowMs: scene.now() });
}

async function dashboardOf(member: Member): Promise<AnyBody[]> {
  const { body } = await scene.call(member, 'GET', '/timeline/dashboard');
  return body.response.timeline.elements;
}

const blazed = (elements: AnyBody[]) => elements.filter(({ objectType }) => objectType === 'blazed_post');

/** A member whose dashboard has posts of a blog that nobody else follows. */
async function reader(name: string): Promise<Member> {
  const member = await scene.t.member(`${name}-${serial}`);
  for (let at = 0; at < 5; at += 1) await postAs(scene.t, member, { content: text(`Note ${at}`) });
  return member;
}

/** Ends what other tests left running, so that a reader is shown this one. */
beforeEach(async () => {
  await scene.t.db.query(`update campaigns set status = 'finished' where status = 'active'`);
  await scene.t.db.query(
    `update campaigns set status = 'cancelled' where status in ('in-review', 'scheduled')`,
  );
});

describe('buying', () => {
  test('createCampaign answers a checkout, and payment leads to the review', async () => {
    const { status, body } = await create(anna, { tags: ['Storms', '#storms', 'Fog'], language: 'en-GB' });
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
    expect(await read(anna, id)).toMatchObject({
      status: 'in-review',
      canCancel: true,
      reviewDueTs: scene.now() / 1000 + 4 * 3600,
    });
    await expectSoundBooks(scene.t.db);
    const [purchase] = (await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases;
    expect(purchase).toMatchObject({
      ...{ kind: 'blaze', campaignId: id, blogName: anna.blogName },
      postSummary: 'A storm coming in',
    });
  });

  test('createCampaign asked twice answers one campaign, and another size gives the first up', async () => {
    const [one, same] = [await create(anna), await create(anna)];
    expect(same.body.response.campaign.id).toBe(one.body.response.campaign.id);
    const other = await create(anna, { price_id: 'blaze-7000', expected_price: 2500 });
    expect(other.status).toBe(201);
    const { status } = await scene.call(anna, 'GET', `/ignite/campaigns/${one.body.response.campaign.id}`);
    expect(status).toBe(404);
  });

  test('createCampaign answers 17004 for another price, 5016 for an unknown size and a begin after a month', async () => {
    const changed = await create(anna, { expected_price: 900 });
    expect([changed.status, changed.body.errors[0].code]).toEqual([409, 17004]);
    const far = Math.floor(scene.now() / 1000) + 31 * 86_400;
    for (const more of [{ price_id: 'blaze-1' }, { start_ts: far }]) {
      const { status, body } = await create(anna, more);
      expect([status, body.errors[0].code]).toEqual([400, 5016]);
    }
  });

  test.each([
    ['that its author keeps to itself', { interactabilityBlaze: 'noone' as const }],
    ['that is labelled', { hasCommunityLabel: true, communityLabelCategories: ['violence' as const] }],
  ])('createCampaign answers 18001 for a post %s', async (_what, more) => {
    const { id } = await postAs(scene.t, anna, { content: text('Mine'), ...more });
    const { status, body } = await create(anna, { post_id: id });
    expect([status, body.errors[0].code]).toEqual([403, 18001]);
  });

  test('only the blog itself blazes a post with interactabilityBlaze self, anybody one with everyone', async () => {
    const bela = await scene.t.member(`bela-burns-${serial}`);
    expect((await create(bela)).status).toBe(201);
    const { id } = await postAs(scene.t, anna, { content: text('Mine'), interactabilityBlaze: 'self' });
    expect((await create(bela, { post_id: id })).body.errors[0].code).toBe(18001);
    expect((await create(anna, { post_id: id })).status).toBe(201);
  });

  test('a post burns in one campaign: another one answers 8026, and a second payment goes back', async () => {
    const bela = await scene.t.member(`bela-burns-${serial}`);
    const { body } = await create(bela);
    await buy();
    expect((await create(anna, { price_id: 'blaze-7000', expected_price: 2500 })).body.errors[0].code).toBe(
      8026,
    );
    await scene.confirm(bela, body.response.checkout);
    await scene.t.app.services.jobs.settled();
    const { body: bought } = await scene.call(bela, 'GET', '/user/purchases');
    expect(bought.response.purchases).toMatchObject([{ status: 'refunded' }]);
    await expectSoundBooks(scene.t.db);
  });

  test('getBlazeCheckout answers the checkout to its buyer alone, until it is paid', async () => {
    const { body } = await create(anna);
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
    const later = await buy({ start_ts: start });
    const { body } = await scene.call(staff, 'GET', '/admin/campaigns');
    expect(body.response.campaigns.map(({ id }: AnyBody) => id)).toContain(later);
    expect(body.response.waitingCount).toBeGreaterThan(0);
    const review = () => scene.call(staff, 'PUT', `/admin/campaigns/${later}/review`, { is_accepted: true });
    const answer = (await review()).body.response.campaign;
    expect(answer).toMatchObject({ status: 'scheduled', startTs: start, endTs: start + 86_400 });
    expect(answer.price).toBeUndefined();
    expect((await review()).body.errors[0].code).toBe(18002);
    scene.pass(2 * HOUR_MS);
    await advance();
    expect(await read(anna, later)).toMatchObject({
      status: 'active',
      canExtinguish: true,
      canCancel: false,
    });
  });

  test('a rejected campaign gives everything back and says why', async () => {
    const id = await buy();
    const said = { is_accepted: false, reason: 'quality', message: 'The words cannot be read.' };
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, said);
    expect(await read(anna, id)).toMatchObject({
      status: 'rejected',
      rejectReason: 'quality',
      rejectMessage: 'The words cannot be read.',
      refunded: { amount: 1000 },
    });
    await expectSoundBooks(scene.t.db);
  });

  test('staff does not review what it bought itself', async () => {
    const { body } = await create(staff);
    await scene.confirm(staff, body.response.checkout);
    const url = `/admin/campaigns/${body.response.campaign.id}/review`;
    expect((await scene.call(staff, 'PUT', url, { is_accepted: true })).body.errors[0].code).toBe(4003);
  });
});

describe('a post that burns', () => {
  test('editPost, deletePost and a bulk change answer 8026 until the campaign ends', async () => {
    const id = await buy();
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
    const id = await run();
    await scene.t.db.query(`update posts set state = 'private' where id = $1`, [post.id]);
    await advance();
    expect(await read(anna, id)).toMatchObject({ status: 'extinguished', refunded: { amount: 1000 } });
  });
});

describe('serving', () => {
  test('a reader sees the post labelled after two posts, once an hour, and is counted once', async () => {
    const id = await run();
    scene.pass(HOUR_MS);
    const bela = await reader('bela-reads');
    const [shown] = blazed(await dashboardOf(bela));
    expect(shown).toMatchObject({ id, post: { id: post.id }, label: `Blazed by ${anna.blogName}` });
    expect((await dashboardOf(bela))[2]).toMatchObject({ objectType: 'blazed_post' });
    expect((await read(anna, id)).impressions).toBe(1);
    scene.pass(2 * HOUR_MS);
    expect(blazed(await dashboardOf(bela))).toEqual([]);
    expect((await read(anna, id)).impressions).toBe(1);
  });

  test('the audience is who follows a tag and reads in the language', async () => {
    await run({ tags: ['Storms'], language: 'en' });
    scene.pass(HOUR_MS);
    const [follower, other, german] = [await reader('cleo'), await reader('dora'), await reader('emil')];
    for (const member of [follower, german])
      await scene.t.db.query(`insert into tag_follows (user_id, tag) values ($1, 'storms')`, [member.userId]);
    await scene.t.db.query(`update users set locale = 'de-de' where id = $1`, [german.userId]);
    expect(blazed(await dashboardOf(follower))).toMatchObject([{ tag: 'Storms' }]);
    expect(blazed(await dashboardOf(other))).toEqual([]);
    expect(blazed(await dashboardOf(german))).toEqual([]);
    const { body } = await scene.call(anna, 'GET', '/ignite/audience?tags=storms&language=de');
    expect(body.response.readers).toBe(1);
  });

  test('those who block, mute, filter or follow, premium members and the blog itself are spared', async () => {
    await run();
    scene.pass(HOUR_MS);
    const spared: [string, string][] = [
      [
        'blocks',
        `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) select $1, b.id, b.owner_id from blogs b where b.id = $2`,
      ],
      ['mutes', `insert into user_mutes (user_id, blog_id, scopes) values ($1, $2, '{dashboard}')`],
      [
        'filters',
        `insert into filtered_tags (user_id, tag, name, scopes) select $1, 'storms', 'storms', '{dashboard}' where $2::bigint > 0`,
      ],
      ['follows', 'insert into follows (user_id, blog_id) values ($1, $2)'],
    ];
    for (const [what, sql] of spared) {
      const member = await reader(what);
      await scene.t.db.query(sql, [member.userId, anna.blogId]);
      expect([what, blazed(await dashboardOf(member))]).toEqual([what, []]);
    }
    const premium = await reader('premium');
    await scene.buy(premium);
    expect(blazed(await dashboardOf(premium))).toEqual([]);
    for (let at = 0; at < 5; at += 1) await postAs(scene.t, anna, { content: text(`More ${at}`) });
    expect(blazed(await dashboardOf(anna))).toEqual([]);
    expect(blazed(await dashboardOf(await reader('nobody')))).toHaveLength(1);
  });

  test('a campaign is shown evenly: of a day of 2,500 no more than 105 in the first hour', async () => {
    const id = await run();
    await scene.t.db.query('update campaigns set shown_count = 104 where id = $1', [id]);
    scene.pass(HOUR_MS);
    const [one, two] = [await scene.t.member(`one-${serial}`), await scene.t.member(`two-${serial}`)];
    expect([await view(one, id), await view(two, id)]).toEqual([true, false]);
    scene.pass(HOUR_MS);
    expect(await view(two, id)).toBe(true);
  });

  test('no more people than were paid for see a campaign, also when all come at once', async () => {
    const id = await run();
    await scene.t.db.query('update campaigns set shown_count = goal - 3 where id = $1', [id]);
    scene.pass(DAY_MS - 1);
    const members = await Promise.all(
      Array.from({ length: 12 }, (_one, at) => scene.t.member(`crowd-${serial}-${at}`)),
    );
    const seen = await Promise.all(members.flatMap((member) => [view(member, id), view(member, id)]));
    expect(seen.filter(Boolean)).toHaveLength(3);
    expect((await read(anna, id)).impressions).toBe(2500);
    await advance();
    const ended = await read(anna, id);
    expect(ended.status).toBe('finished');
    expect(ended.refunded).toBeUndefined();
  });
});

describe('the end', () => {
  test('stopCampaign gives back what was not shown, to the cent, and the books add up', async () => {
    const id = await run({ price_id: 'blaze-7000', expected_price: 2500 });
    await scene.t.db.query('update campaigns set shown_count = 4313 where id = $1', [id]);
    expect((await read(anna, id)).refundIfStopped).toMatchObject({ amount: 960 });
    expect((await stop(anna, id)).body.response.campaign).toMatchObject({
      status: 'extinguished',
      refunded: { amount: 960 },
      canExtinguish: false,
    });
    expect((await stop(anna, id)).body.errors[0].code).toBe(18002);
    await expectSoundBooks(scene.t.db);
  });

  test('a campaign that ran out of time gives back what was not shown', async () => {
    const id = await run();
    await scene.t.db.query('update campaigns set shown_count = 2000 where id = $1', [id]);
    scene.pass(DAY_MS);
    await advance();
    await advance();
    expect(await read(anna, id)).toMatchObject({ status: 'finished', refunded: { amount: 200 } });
    await expectSoundBooks(scene.t.db);
  });

  test('the blog of the post can put out what somebody else bought, and sees no price', async () => {
    const bela = await scene.t.member(`bela-buys-${serial}`);
    const { body } = await create(bela);
    await scene.confirm(bela, body.response.checkout);
    const { id } = body.response.campaign;
    const seen = await read(anna, id);
    expect([seen.price, seen.canCancel, seen.buyer.name]).toEqual([undefined, false, bela.blogName]);
    const cancel = await scene.call(anna, 'PUT', '/ignite/campaign/cancel', { campaign_id: id });
    expect(cancel.body.errors[0].code).toBe(4004);
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: true });
    expect((await stop(anna, id)).body.response.campaign.status).toBe('extinguished');
    expect((await read(bela, id)).refunded).toMatchObject({ amount: 1000 });
    const cleo = await scene.t.member(`cleo-asks-${serial}`);
    expect((await stop(cleo, id)).body.errors[0].code).toBe(4004);
  });

  test('listCampaigns sorts campaigns of a blog by what they are, unpaid ones for their buyer alone', async () => {
    const list = async (member: Member, status: string) => {
      const { body } = await scene.call(
        member,
        'GET',
        `/blog/${anna.blogName}/ignite/campaigns?status=${status}`,
      );
      return body.response.campaigns.map(({ id }: AnyBody) => id);
    };
    const bela = await scene.t.member(`bela-lists-${serial}`);
    await create(bela);
    expect(await list(anna, 'waiting')).toEqual([]);
    const id = await buy();
    expect(await list(anna, 'waiting')).toEqual([id]);
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: true });
    expect([await list(anna, 'running'), await list(anna, 'waiting')]).toEqual([[id], []]);
    await stop(anna, id);
    expect([await list(anna, 'running'), await list(anna, 'ended')]).toEqual([[], [id]]);
  });

  test('getCampaignStatistics counts what people did after they saw it', async () => {
    const id = await run();
    scene.pass(HOUR_MS);
    const [bela, cleo] = [
      await scene.t.member(`bela-sees-${serial}`),
      await scene.t.member(`cleo-no-${serial}`),
    ];
    expect(await view(bela, id)).toBe(true);
    await scene.t.db.query(
      `update campaign_views set seen_at = now() - interval '1 hour' where campaign_id = $1`,
      [id],
    );
    await scene.t.db.query(
      `update campaigns set ends_at = now() + interval '1 day', starts_at = now() - interval '2 hours' where id = $1`,
      [id],
    );
    for (const member of [bela, cleo]) {
      await scene.t.db.query(
        `insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id) values ($1, $2, $3, $2, $4)`,
        [member.userId, post.id, anna.blogId, member.blogId],
      );
      await scene.t.db.query('insert into follows (user_id, blog_id) values ($1, $2)', [
        member.userId,
        anna.blogId,
      ]);
    }
    const { body } = await scene.call(anna, 'GET', `/ignite/campaigns/${id}/statistics`);
    expect(body.response.statistics).toMatchObject({
      impressions: 1,
      engagements: 2,
      likes: 1,
      follows: 1,
      reblogs: 0,
      points: [{ count: 1 }],
    });
  });

  test('the revenue of a campaign is of its own account', async () => {
    const before = (await balanceOf(scene.t.db, 'revenue:blaze')).get('EUR') ?? 0n;
    await buy();
    await vi.waitFor(async () => {
      const now = (await balanceOf(scene.t.db, 'revenue:blaze')).get('EUR') ?? 0n;
      expect(before - now).toBe(813n);
    });
  });
});
