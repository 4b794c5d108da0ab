import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('getMrecWaterfall and listAdPlacements return no ads, to members and visitors [decision 047]', async () => {
  const member = await t.member('reader');
  for (const url of ['/v2/redpop_ads/mrec_waterfall', '/v2/redpop_ads/placements?places=timeline,takeover'])
    for (const { status, body } of [await t.inject(url), await t.injectAs(member, url)])
      expect([status, body.response]).toEqual([200, { placements: {}, adFree: true }]);
});

it('listAdPlacements without places answers 400 with 5016', async () => {
  const { status, body } = await t.inject('/v2/redpop_ads/placements');
  expect([status, body.errors[0].code]).toEqual([400, 5016]);
});
