import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { supportBlog } from '#tests/support/supporters.ts';

/** Stands behind the paywall. */
const HIDDEN = 'Rye three hundred';

let scene: PaymentScene;
let odile: Member;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  scene = await paymentScene();
  odile = await scene.t.member('odile');
  [anna, bela] = [await scene.t.member('anna'), await scene.t.member('bela')];
  const plan = { name: 'A loaf a month', amount: 400, currency: 'EUR' };
  await scene.call(odile, 'POST', '/blog/odile/support/plans', plan);
  await scene.call(odile, 'POST', '/blog/odile/support/onboarding', {});
  await scene.call(odile, 'PATCH', '/blog/odile/support', { enabled: true });
  const content = [...text('Open'), { type: 'nested-blocks', subtype: 'paywall', blocks: text(HIDDEN) }];
  await postAs(scene.t, odile, {
    content: content as components['schemas']['Post']['content'],
    tags: 'bread',
  });
  await supportBlog(scene.t.db, anna, odile);
});
afterAll(() => scene.close());

test('a post behind a paywall that a rule finds is open to supporters alone: in a collection, a column and a feed', async () => {
  const rule = { clauses: [{ tags: ['bread'] }] };
  const { id } = await newCollection(scene.t, anna, { rule });
  const column = { id: 'bread', title: 'Bread', width: 'regular', rule };
  for (const [reader, isOpen] of [
    [anna, true],
    [bela, false],
  ] as const) {
    await scene.t.injectAs(reader, { method: 'PUT', url: '/v2/patio', payload: { columns: [column] } });
    for (const url of [`/v2/collections/${id}/timeline`, '/v2/patio/columns/bread/timeline']) {
      const { body } = await scene.t.injectAs(reader, url);
      expect(body.response.timeline.elements).toHaveLength(1);
      expect([url, JSON.stringify(body).includes(HIDDEN)]).toEqual([url, isOpen]);
    }
  }
  const feed = await scene.t.app.inject({ url: `/anna/collections/${id}/rss` });
  expect([feed.statusCode, feed.body.includes('Open'), feed.body.includes(HIDDEN)]).toEqual([
    200,
    true,
    false,
  ]);
});
