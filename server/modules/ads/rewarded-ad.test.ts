import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyBody, Reply } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

let scene: PaymentScene;
let anna: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`watching-${serial}`);
});

const URL = '/premium/rewarded-ad';
const outcome = ({ status, body }: Reply<AnyBody>) => [status, body.errors?.[0].code];
async function info(member = anna): Promise<AnyBody> {
  const { body } = await scene.call(member, 'GET', `${URL}/info`);
  return body.response;
}
function start(member = anna, ad = 'rewarded-house-shop') {
  return scene.call(member, 'POST', `${URL}/start-ad`, { ad });
}
const finish = (token: string, member = anna) => scene.call(member, 'POST', `${URL}/finish-ad`, { token });

/** Watches an ad to its end and returns the answer of its finish. */
async function watch(member = anna): Promise<Reply<AnyBody>> {
  const { body } = await start(member);
  scene.pass(15 * SECOND_MS);
  return finish(body.response.token, member);
}

/** Returns how many posts on the page of a tag are put forward. */
async function countForward(tag: string): Promise<number> {
  const { body } = await scene.call(anna, 'GET', `/hubs/${tag}/timeline`);
  const { elements }: { elements: AnyBody[] } = body.response.timeline;
  return elements.filter(({ isPromotion }) => isPromotion === true).length;
}

describe('rewarded ads', () => {
  test('getRewardedAd offers an ad of the site, which startRewardedAd starts', async () => {
    const offered = await info();
    expect(offered).toMatchObject({ available: true, watchesLeft: 3, adFreeMinutes: 60, minimumSeconds: 15 });
    expect(offered.ad).toMatchObject({ adSource: 'house', adType: 'google_rewarded' });
    expect(offered.ad.house.href).toMatch(/^\/[a-z]/);
    const { status, body } = await start(anna, offered.ad.placementId);
    expect([status, body.response.minimumSeconds]).toEqual([201, 15]);
  });

  test('finishRewardedAd gives an hour without ads, once however often it is repeated [audience-24] [premium-06]', async () => {
    const { body } = await start();
    const { token } = body.response;
    scene.pass(14 * SECOND_MS);
    expect(outcome(await finish(token))).toEqual([400, 17005]);
    scene.pass(SECOND_MS);
    const endTs = Math.floor(scene.now() / SECOND_MS) + 3600;
    const answers = await Promise.all([finish(token), finish(token), finish(token)]);
    for (const answer of [...answers, await finish(token)])
      expect([answer.status, answer.body.response]).toMatchObject([
        200,
        { adFreeUntilTs: endTs, watchesLeft: 2 },
      ]);
  });

  test('a second ad adds its hour to the first, and both end', async () => {
    const first = (await watch()).body.response.adFreeUntilTs;
    expect((await watch()).body.response).toMatchObject({ adFreeUntilTs: first + 3600, watchesLeft: 1 });
    scene.pass(120 * MINUTE_MS);
    expect((await info()).adFreeUntilTs).toBeUndefined();
  });

  test('startRewardedAd makes the token of an ad before it worthless', async () => {
    const { body } = await start();
    await start();
    scene.pass(15 * SECOND_MS);
    expect(outcome(await finish(body.response.token))).toEqual([400, 17005]);
  });

  test("finishRewardedAd does not count another member's token", async () => {
    const bela = await scene.t.member(`bystander-${serial}`);
    const { body } = await start();
    scene.pass(15 * SECOND_MS);
    expect(outcome(await finish(body.response.token, bela))).toEqual([400, 17005]);
    expect((await info(bela)).watchesLeft).toBe(3);
  });

  test('startRewardedAd answers 4030 after three ads of a day, and starts again the next day', async () => {
    await watch();
    await watch();
    await watch();
    expect(await info()).toMatchObject({ available: false, watchesLeft: 0 });
    expect(outcome(await start())).toEqual([403, 4030]);
    scene.pass(DAY_MS);
    expect((await start()).status).toBe(201);
  });

  test('startRewardedAd refuses an unknown ad with 4004 and a premium member with 4032', async () => {
    expect(outcome(await start(anna, 'rewarded-house-nothing'))).toEqual([404, 4004]);
    await scene.buy(anna);
    expect(await info()).toMatchObject({ available: false });
    expect(outcome(await start())).toEqual([409, 4032]);
  });

  test('an hour without ads keeps posts that were put forward out of the page of a tag', async () => {
    const staff = await scene.t.member(`rewarding-staff-${serial}`, { role: 'admin' });
    const tag = `lanterns${serial}`;
    const writer = await scene.t.member(`writer-${serial}`);
    const { id } = await postAs(scene.t, writer, {
      content: text('A lantern over the harbour'),
      tags: 'harbour',
    });
    for (let at = 0; at < 5; at += 1)
      await postAs(scene.t, writer, { content: text(`Note ${at}`), tags: tag });
    const end_date = new Date(scene.now() + 7 * DAY_MS).toISOString().slice(0, 10);
    const url = `/blog/${writer.blogName}/posts/${id}/promote`;
    expect((await scene.call(staff, 'POST', url, { tags: [tag], end_date })).status).toBe(201);
    expect(await countForward(tag)).toBe(1);
    await watch();
    expect(await countForward(tag)).toBe(0);
    scene.pass(DAY_MS);
    expect(await countForward(tag)).toBe(1);
  });
});
