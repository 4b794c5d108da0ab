import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import { BlazeScene } from '#tests/support/blaze.ts';
import type { Member } from '#tests/support/members.ts';
import type { PaymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { countView } from './serving/serving-repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let blaze: BlazeScene;
let scene: PaymentScene;
let anna: Member;
let post: AnyBody;
beforeAll(async () => {
  blaze = await BlazeScene.open('serving');
  ({ scene } = blaze);
});
afterAll(() => scene.close());
beforeEach(async () => {
  ({ anna, post } = await blaze.next());
});

function view(member: Member, campaignId: string): Promise<boolean> {
  return countView(scene.t.db, { campaignId, userId: member.userId, nowMs: scene.now() });
}

async function dashboardOf(member: Member): Promise<AnyBody[]> {
  const { body } = await scene.call(member, 'GET', '/timeline/dashboard');
  return body.response.timeline.elements;
}

const blazed = (elements: AnyBody[]) => elements.filter(({ objectType }) => objectType === 'blazed_post');

describe('serving', () => {
  test('a reader sees the post labelled after two posts, once an hour, and is counted once', async () => {
    const id = await blaze.run();
    scene.pass(HOUR_MS);
    const bela = await blaze.reader('bela-reads');
    const [shown] = blazed(await dashboardOf(bela));
    expect(shown).toMatchObject({ id, post: { id: post.id }, label: `Blazed by ${anna.blogName}` });
    expect((await dashboardOf(bela))[2]).toMatchObject({ objectType: 'blazed_post' });
    expect((await blaze.read(anna, id)).impressions).toBe(1);
    scene.pass(2 * HOUR_MS);
    expect(blazed(await dashboardOf(bela))).toEqual([]);
    expect((await blaze.read(anna, id)).impressions).toBe(1);
  });

  test('the audience is who follows a tag and reads in the language', async () => {
    await blaze.run({ tags: ['Storms'], language: 'en' });
    scene.pass(HOUR_MS);
    const [follower, other, german] = [
      await blaze.reader('cleo'),
      await blaze.reader('dora'),
      await blaze.reader('emil'),
    ];
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
    await blaze.run();
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
      const member = await blaze.reader(what);
      await scene.t.db.query(sql, [member.userId, anna.blogId]);
      expect([what, blazed(await dashboardOf(member))]).toEqual([what, []]);
    }
    const premium = await blaze.reader('premium');
    await scene.buy(premium);
    expect(blazed(await dashboardOf(premium))).toEqual([]);
    for (let at = 0; at < 5; at += 1) await postAs(scene.t, anna, { content: text(`More ${at}`) });
    expect(blazed(await dashboardOf(anna))).toEqual([]);
    expect(blazed(await dashboardOf(await blaze.reader('nobody')))).toHaveLength(1);
  });

  test('a campaign is shown evenly: of a day of 2,500 no more than 105 in the first hour', async () => {
    const id = await blaze.run();
    await scene.t.db.query('update campaigns set shown_count = 104 where id = $1', [id]);
    scene.pass(HOUR_MS);
    const [one, two] = [await blaze.member('one'), await blaze.member('two')];
    expect([await view(one, id), await view(two, id)]).toEqual([true, false]);
    scene.pass(HOUR_MS);
    expect(await view(two, id)).toBe(true);
  });

  test('no more people than were paid for see a campaign, also when all come at once', async () => {
    const id = await blaze.run();
    await scene.t.db.query('update campaigns set shown_count = goal - 3 where id = $1', [id]);
    scene.pass(DAY_MS - 1);
    const members = await Promise.all(Array.from({ length: 12 }, (_one, at) => blaze.member(`crowd-${at}`)));
    const seen = await Promise.all(members.flatMap((member) => [view(member, id), view(member, id)]));
    expect(seen.filter(Boolean)).toHaveLength(3);
    expect((await blaze.read(anna, id)).impressions).toBe(2500);
    await blaze.advance();
    const ended = await blaze.read(anna, id);
    expect(ended.status).toBe('finished');
    expect(ended.refunded).toBeUndefined();
  });
});
