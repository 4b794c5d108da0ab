import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';
import { endSupport, supportBlog } from '#tests/support/supporters.ts';
import { checkPayments } from '../payments/charges/check-payments.ts';

type Post = components['schemas']['Post'];

const DAY_MS = 86_400_000;
/** Stands behind the paywall. */
const HIDDEN = 'Rye three hundred';
const WITHHELD = { wordCount: 3, imageCount: 0, videoCount: 0, audioCount: 0, linkCount: 0 };

let scene: PaymentScene;
let odile: Member;
let anna: Member;
let bela: Member;
let post: Post;
beforeAll(async () => {
  scene = await paymentScene();
  odile = await scene.t.member('odile');
  anna = await scene.t.member('anna');
  bela = await scene.t.member('bela');
  const plan = { name: 'A loaf a month', amount: 400, currency: 'EUR' };
  await scene.call(odile, 'POST', '/blog/odile/support/plans', plan);
  await scene.call(odile, 'POST', '/blog/odile/support/onboarding', {});
  await scene.call(odile, 'PATCH', '/blog/odile/support', { enabled: true });
  post = await postAs(scene.t, odile, { content: recipe(), tags: 'bread' });
});
afterAll(() => scene.close());

/** Returns an open line and a part for supporters. */
function recipe(blocks: unknown = text(HIDDEN)): Post['content'] {
  return [
    { type: 'text', text: 'Asked for eleven times' },
    { type: 'nested-blocks', subtype: 'paywall', blocks },
  ] as Post['content'];
}

async function readBy(member: Member, one: Post = post): Promise<Post> {
  const { body } = await scene.t.injectAs(member, `/v2/blog/${one.blogName}/posts/${one.id}`);
  return body.response.post;
}

/** Sends a post and returns status, code and reason. */
async function refusalOf(member: Member, url: string, payload: object) {
  const { status, body } = await scene.t.injectAs(member, { method: 'POST', url, payload });
  const { code, reason } = body.errors?.[0] ?? {};
  return [status, code, reason];
}

test('getPost answers amounts in place of what stands behind a paywall, until the reader supports the blog', async () => {
  expect((await readBy(bela)).content).toEqual([
    { type: 'text', text: 'Asked for eleven times' },
    { type: 'nested-blocks', subtype: 'paywall', blocks: [], withheld: WITHHELD },
  ]);
  expect((await readBy(odile)).content).toEqual(recipe());
});

test('a paywall opens with the payment and closes when the cancelled membership ends', async () => {
  const { memberships } = (await scene.call(anna, 'GET', '/blog/odile/support')).body.response;
  const [plan] = memberships.plans;
  const order = { tumblelog: 'odile', plan_id: plan.id, period: 'month', country: 'PT' };
  const { body } = await scene.call(anna, 'POST', '/memberships/checkout', order);
  expect((await readBy(anna)).content).not.toEqual(recipe());
  await scene.confirm(anna, body.response.checkout);
  expect((await readBy(anna)).content).toEqual(recipe());
  const [{ id }] = (await scene.call(anna, 'GET', '/memberships/subscriptions')).body.response.subscriptions;
  await scene.call(anna, 'DELETE', `/memberships/subscriptions/${id}`);
  expect((await readBy(anna)).content).toEqual(recipe());
  scene.pass(40 * DAY_MS);
  await checkPayments({ db: scene.t.db, services: scene.t.app.services });
  expect(JSON.stringify(await readBy(anna))).not.toContain(HIDDEN);
});

test.each(['supporter', 'stranger'])(
  'a reblog by a %s does not take along what stands behind a paywall',
  async (who) => {
    const reblogger = await scene.t.member(`reblogging-${who}`);
    if (who === 'supporter') await supportBlog(scene.t.db, reblogger, odile);
    const { id } = await reblogAs(scene.t, reblogger, post, 'Look');
    for (const member of [reblogger, odile, bela]) {
      const reblog = await readBy(member, { ...post, id, blogName: reblogger.blogName });
      expect(reblog.trail[0]?.content.at(-1)).toMatchObject({ blocks: [], withheld: WITHHELD });
    }
    const parts = await scene.t.db.query('select content::text as content from trail_parts');
    expect(JSON.stringify(parts)).not.toContain(HIDDEN);
    // The same words are stored once, however often they are reblogged.
    expect(parts).toHaveLength(1);
  },
);

test('getMemberships counts the published posts with a part for supporters', async () => {
  const count = async () =>
    (await scene.call(bela, 'GET', '/blog/odile/support')).body.response.memberships.paidPostCount;
  const before = await count();
  const { id } = await postAs(scene.t, odile, { content: recipe(text('One more')) });
  await postAs(scene.t, odile, { content: recipe(text('A draft')), state: 'draft' });
  await postAs(scene.t, odile, { content: text('Open to all') });
  expect([before, await count()]).toEqual([1, 2]);
  await scene.call(odile, 'DELETE', `/blog/odile/posts/${id}`);
  expect(await count()).toBe(1);
});

test('searchPosts does not find words behind a paywall, not even for supporters', async () => {
  await supportBlog(scene.t.db, bela, odile);
  const found = async (query: string) =>
    (await scene.t.injectAs(bela, `/v2/search/posts?query=${query}`)).body.response.timeline.elements.length;
  expect([await found('eleven'), await found('rye')]).toEqual([1, 0]);
  await endSupport(scene.t.db, bela);
});

test('a mention behind a paywall notifies nobody', async () => {
  const mention = (member: Member) => ({
    type: 'text',
    text: `@${member.blogName}`,
    formatting: [{ type: 'mention', start: 0, end: 5, blog: { uuid: member.blogUuid } }],
  });
  const [open, ...rest] = recipe([mention(bela)]);
  await postAs(scene.t, odile, { content: [mention(anna), open, ...rest] as Post['content'] });
  const rows = await scene.t.db.query<{ blog_id: string }>(
    "select blog_id from notifications where type = 'mention_in_post'",
  );
  expect(rows).toEqual([{ blog_id: anna.blogId }]);
});

test('createPost refuses a paywall on a blog without a plan and in a submission', async () => {
  const content = recipe();
  expect(await refusalOf(anna, '/v2/blog/anna/posts', { content })).toEqual([
    400,
    8001,
    'paywall_without_plan',
  ]);
  await scene.t.db.query('update blogs set can_submit = true where id = $1', [odile.blogId]);
  const submission = { content, state: 'submission' };
  expect(await refusalOf(anna, '/v2/blog/odile/posts', submission)).toEqual([400, 8001, 'paywall_elsewhere']);
});

test('createPost refuses a paywall without blocks, and one that an answer withheld', async () => {
  for (const nested of [
    { blocks: [] },
    { blocks: [], withheld: WITHHELD },
    { blocks: text(HIDDEN), withheld: WITHHELD },
  ]) {
    const content = [{ type: 'nested-blocks', subtype: 'paywall', ...nested }];
    expect((await refusalOf(odile, '/v2/blog/odile/posts', { content })).slice(0, 2)).toEqual([400, 8001]);
  }
});

test('a post with a paywall can still be edited when the blog has stopped its memberships', async () => {
  const own = await postAs(scene.t, odile, { content: recipe() });
  await scene.call(odile, 'PATCH', '/blog/odile/support', { enabled: false });
  const edit = { method: 'PUT' as const, url: `/v2/blog/odile/posts/${own.id}` };
  const content = recipe(text('Wheat instead'));
  expect((await scene.t.injectAs(odile, { ...edit, payload: { content } })).status).toBe(200);
  expect((await readBy(odile, own)).content).toEqual(content);
  expect(await refusalOf(odile, '/v2/blog/odile/posts', { content })).toEqual([
    400,
    8001,
    'paywall_without_plan',
  ]);
  await scene.call(odile, 'PATCH', '/blog/odile/support', { enabled: true });
});
