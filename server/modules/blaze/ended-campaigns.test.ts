import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { balanceOf } from '#server/modules/payments/ledger/ledger-repository.ts';
import type { AnyBody } from '#tests/support/app.ts';
import { BlazeScene } from '#tests/support/blaze.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import type { PaymentScene } from '#tests/support/payments.ts';
import { countView } from './serving/serving-repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let blaze: BlazeScene;
let scene: PaymentScene;
let staff: Member;
let anna: Member;
let post: AnyBody;
beforeAll(async () => {
  blaze = await BlazeScene.open('ended');
  ({ scene, staff } = blaze);
});
afterAll(() => scene.close());
beforeEach(async () => {
  ({ anna, post } = await blaze.next());
});

function view(member: Member, campaignId: string): Promise<boolean> {
  return countView(scene.t.db, { campaignId, userId: member.userId, nowMs: scene.now() });
}

describe('the end', () => {
  test('stopCampaign gives back what was not shown, to the cent, and the books add up', async () => {
    const id = await blaze.run({ price_id: 'blaze-7000', expected_price: 2500 });
    await scene.t.db.query('update campaigns set shown_count = 4313 where id = $1', [id]);
    expect((await blaze.read(anna, id)).refundIfStopped).toMatchObject({ amount: 960 });
    expect((await blaze.stop(anna, id)).body.response.campaign).toMatchObject({
      status: 'extinguished',
      refunded: { amount: 960 },
      canExtinguish: false,
    });
    expect((await blaze.stop(anna, id)).body.errors[0].code).toBe(18002);
    await expectSoundBooks(scene.t.db);
  });

  test('a campaign that ran out of time gives back what was not shown', async () => {
    const id = await blaze.run();
    await scene.t.db.query('update campaigns set shown_count = 2000 where id = $1', [id]);
    scene.pass(DAY_MS);
    await blaze.advance();
    await blaze.advance();
    expect(await blaze.read(anna, id)).toMatchObject({ status: 'finished', refunded: { amount: 200 } });
    await expectSoundBooks(scene.t.db);
  });

  test('the blog of the post can put out what somebody else bought, and sees no price', async () => {
    const bela = await blaze.member('bela-buys');
    const { body } = await blaze.create(bela);
    await scene.confirm(bela, body.response.checkout);
    const { id } = body.response.campaign;
    const seen = await blaze.read(anna, id);
    expect([seen.price, seen.canCancel, seen.buyer.name]).toEqual([undefined, false, bela.blogName]);
    const cancel = await scene.call(anna, 'PUT', '/ignite/campaign/cancel', { campaign_id: id });
    expect(cancel.body.errors[0].code).toBe(4004);
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: true });
    expect((await blaze.stop(anna, id)).body.response.campaign.status).toBe('extinguished');
    expect((await blaze.read(bela, id)).refunded).toMatchObject({ amount: 1000 });
    const cleo = await blaze.member('cleo-asks');
    expect((await blaze.stop(cleo, id)).body.errors[0].code).toBe(4004);
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
    const bela = await blaze.member('bela-lists');
    await blaze.create(bela);
    expect(await list(anna, 'waiting')).toEqual([]);
    const id = await blaze.buy();
    expect(await list(anna, 'waiting')).toEqual([id]);
    await scene.call(staff, 'PUT', `/admin/campaigns/${id}/review`, { is_accepted: true });
    expect([await list(anna, 'running'), await list(anna, 'waiting')]).toEqual([[id], []]);
    await blaze.stop(anna, id);
    expect([await list(anna, 'running'), await list(anna, 'ended')]).toEqual([[], [id]]);
  });

  test('getCampaignStatistics counts what people did after they saw it', async () => {
    const id = await blaze.run();
    scene.pass(HOUR_MS);
    const [bela, cleo] = [await blaze.member('bela-sees'), await blaze.member('cleo-no')];
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
    await blaze.buy();
    await vi.waitFor(async () => {
      const now = (await balanceOf(scene.t.db, 'revenue:blaze')).get('EUR') ?? 0n;
      expect(before - now).toBe(813n);
    });
  });
});
