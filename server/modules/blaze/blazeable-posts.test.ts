import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceCampaigns } from '#server/modules/payments/campaigns/end-campaign.ts';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';

const DAY_MS = 86_400_000;

let scene: PaymentScene;
let staff: Member;
let anna: Member;
let bela: Member;
let post: AnyBody;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  staff = await scene.t.member('ember-staff', { role: 'admin' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-embers-${serial}`);
  bela = await scene.t.member(`bela-embers-${serial}`);
  post = await postAs(scene.t, anna, { content: text('A storm coming in') });
});

/** Returns whether a post burns and whether a member can blaze it, as a list of its blog says. */
async function saidTo(member: Member, id: string = post.id) {
  const { body } = await scene.call(member, 'GET', `/blog/${anna.blogName}/posts`);
  const found = body.response.posts.find((one: AnyBody) => one.id === id);
  return [found.isBlazed, found.isBlazeable];
}

/** Returns the code with which buying a campaign is refused; undefined when it is not. */
async function refusal(member: Member, id: string = post.id): Promise<number | undefined> {
  const wanted = { tumblelog: anna.blogName, post_id: id, price_id: 'blaze-2500', country: 'PT' };
  const { body } = await scene.call(member, 'POST', '/ignite/campaigns', { ...wanted, expected_price: 1000 });
  return body.errors?.[0].code;
}

async function buy(): Promise<string> {
  const wanted = { tumblelog: anna.blogName, post_id: post.id, price_id: 'blaze-2500', country: 'PT' };
  const { body } = await scene.call(bela, 'POST', '/ignite/campaigns', { ...wanted, expected_price: 1000 });
  await scene.confirm(bela, body.response.checkout);
  return body.response.campaign.id;
}

describe('isBlazeable', () => {
  test('anybody can blaze a post, a post kept to its blog only its writers, another nobody', async () => {
    const write = (interactabilityBlaze: 'self' | 'noone') =>
      postAs(scene.t, anna, { content: text(interactabilityBlaze), interactabilityBlaze });
    const [own, never] = [await write('self'), await write('noone')];
    const said = async (member: Member) => [
      await saidTo(member),
      await saidTo(member, own.id),
      await saidTo(member, never.id),
    ];
    expect(await said(anna)).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ]);
    expect(await said(bela)).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  test('a post that is labelled, not published or of a private blog cannot be blazed, one with a paywall can', async () => {
    const write = (more: object) => postAs(scene.t, anna, { content: text('Mine'), ...more });
    const labelled = await write({ hasCommunityLabel: true, communityLabelCategories: ['violence'] });
    const draft = await write({ state: 'draft' });
    const support = `/blog/${anna.blogName}/support`;
    await scene.call(anna, 'POST', `${support}/plans`, { name: 'A loaf', amount: 400, currency: 'EUR' });
    await scene.call(anna, 'POST', `${support}/onboarding`, {});
    await scene.call(anna, 'PATCH', support, { enabled: true });
    const paid = await write({
      content: [...text('Open'), { type: 'nested-blocks', subtype: 'paywall', blocks: text('Paid') }],
    });
    const one = async (id: string) =>
      (await scene.call(anna, 'GET', `/blog/${anna.blogName}/posts/${id}`)).body.response.post.isBlazeable;
    expect(await Promise.all([labelled, draft, paid].map(({ id }) => one(id)))).toEqual([false, false, true]);
    await scene.t.db.query('update blogs set is_private = true where id = $1', [anna.blogId]);
    expect(await saidTo(anna)).toEqual([false, false]);
    expect(await refusal(anna)).toBe(18_001);
  });

  test('visitors are told neither whether a post burns nor whether they could blaze it', async () => {
    await buy();
    const url = `/v2/blog/${anna.blogName}/posts`;
    const [shown] = (await scene.t.inject({ method: 'GET', url })).body.response.posts;
    expect(shown.id).toBe(post.id);
    expect('isBlazed' in shown || 'isBlazeable' in shown).toBe(false);
  });

  test('a member who blocks the blog cannot blaze its posts', async () => {
    await scene.t.db.query(
      `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)`,
      [bela.userId, anna.blogId, anna.userId],
    );
    const url = `/blog/${anna.blogName}/posts/${post.id}`;
    const { body } = await scene.call(bela, 'GET', url);
    expect(body.response.post).toMatchObject({ isBlazed: false, isBlazeable: false });
    expect(await refusal(bela)).toBe(18_001);
  });
});

describe('isBlazed', () => {
  test('a post burns from the payment until its campaign ends, and nobody can blaze it meanwhile (8026)', async () => {
    const id = await buy();
    for (const member of [anna, bela, staff]) expect(await saidTo(member)).toEqual([true, false]);
    expect(await refusal(anna)).toBe(8026);
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: true });
    expect(await saidTo(anna)).toEqual([true, false]);
    scene.pass(2 * DAY_MS);
    await advanceCampaigns({ db: scene.t.db, services: scene.t.app.services });
    expect(await saidTo(anna)).toEqual([false, true]);
    expect(await refusal(anna)).toBeUndefined();
  });

  test('a campaign that is not paid for, or was rejected, leaves the post to others', async () => {
    expect(await refusal(bela)).toBeUndefined();
    expect(await saidTo(anna)).toEqual([false, true]);
    const id = await buy();
    const said = { is_accepted: false, reason: 'quality', message: 'The words cannot be read.' };
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, said);
    expect(await saidTo(anna)).toEqual([false, true]);
  });

  test('lists of posts to blaze have one that burns, and leave out one that is labelled', async () => {
    await buy();
    await postAs(scene.t, anna, {
      content: text('Labelled'),
      hasCommunityLabel: true,
      communityLabelCategories: ['violence'],
    });
    const url = `/blog/${anna.blogName}/posts?only_blazeable_posts=true`;
    const { body } = await scene.call(anna, 'GET', url);
    expect(body.response.posts.map((one: AnyBody) => [one.id, one.isBlazed])).toEqual([[post.id, true]]);
  });
});

test('a page of posts reads its campaigns by one statement, a page of a visitor by none', async () => {
  for (let at = 0; at < 4; at += 1) await postAs(scene.t, anna, { content: text(`More ${at}`) });
  const asked: string[] = [];
  const { db } = scene.t;
  const query = db.query.bind(db);
  db.query = ((sql: string, ...rest: unknown[]) => {
    if (/from campaigns/.test(sql)) asked.push(sql);
    return (query as (...all: unknown[]) => unknown)(sql, ...rest);
  }) as typeof db.query;
  try {
    await scene.call(bela, 'GET', `/blog/${anna.blogName}/posts`);
    expect(asked).toHaveLength(1);
    await scene.t.inject({ method: 'GET', url: `/v2/blog/${anna.blogName}/posts` });
    expect(asked).toHaveLength(1);
  } finally {
    db.query = query;
  }
});
