import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let scene: PaymentScene;
let staff: Member;
let anna: Member;
let bela: Member;
let post: AnyBody;
let tag: string;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  staff = await scene.t.member('promoting-staff', { role: 'admin' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  tag = `kites${serial}`;
  anna = await scene.t.member(`anna-forward-${serial}`);
  bela = await scene.t.member(`bela-reads-${serial}`);
  post = await postAs(scene.t, anna, { content: text('A kite over the harbour'), tags: 'harbour' });
  const writer = await scene.t.member(`others-write-${serial}`);
  for (let at = 0; at < 5; at += 1) await postAs(scene.t, writer, { content: text(`Note ${at}`), tags: tag });
});

const dayIn = (days: number): string => new Date(scene.now() + days * DAY_MS).toISOString().slice(0, 10);
const ofBlog = () => `/blog/${anna.blogName}/promote`;
const ofPost = () => `/blog/${anna.blogName}/posts/${post.id}/promote`;

function promote(member: Member, url: string, more: object = {}) {
  return scene.call(member, 'POST', url, { tags: [tag], end_date: dayIn(7), ...more });
}

/** Returns the elements of the page of a tag that are put forward. */
async function forwardOn(member: Member, of = tag): Promise<AnyBody[]> {
  const { body } = await scene.call(member, 'GET', `/hubs/${of}/timeline`);
  const { elements }: { elements: AnyBody[] } = body.response.timeline;
  return elements.filter(
    ({ isPromotion, reason }) => isPromotion === true || reason?.startsWith('Put forward'),
  );
}

describe('putting forward', () => {
  test('promotePost costs a member the free credit of premium, and again while it runs nothing', async () => {
    const refused = await promote(anna, ofPost());
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 18003]);
    await scene.buy(anna);
    const { status, body } = await promote(anna, ofPost(), { tags: ['Kites', '#kites', 'Fog'] });
    expect(status).toBe(201);
    expect(body.response.promotion).toMatchObject({
      post: { id: post.id },
      tags: ['Kites', 'Fog'],
      endTs: Date.parse(`${dayIn(8)}T00:00:00Z`) / 1000,
    });
    const again = await promote(anna, ofPost(), { end_date: dayIn(2) });
    expect(again.body.response.promotion).toMatchObject({ tags: [tag] });
    expect((await promote(anna, ofBlog())).body.errors[0].code).toBe(18003);
    const claimed = { tumblelog: anna.blogName, post_id: post.id };
    expect((await scene.call(anna, 'POST', '/ignite/claim', claimed)).body.errors[0].code).toBe(18003);
  });

  test('two promotions at once use one credit', async () => {
    await scene.buy(anna);
    const both = await Promise.all([promote(anna, ofBlog()), promote(anna, ofPost())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('staff promotes any blog for nothing, listed with the one that ends first before others; a stranger does not', async () => {
    expect((await promote(bela, ofBlog())).body.errors[0].code).toBe(4003);
    expect((await scene.call(bela, 'DELETE', ofBlog())).body.errors[0].code).toBe(4003);
    await promote(staff, ofBlog(), { end_date: dayIn(9) });
    await promote(staff, ofPost(), { end_date: dayIn(3) });
    expect((await scene.call(bela, 'GET', '/admin/promotions')).body.errors[0].code).toBe(4003);
    const seen: AnyBody[] = [];
    for (let query = 'limit=1'; query; ) {
      const { body } = await scene.call(staff, 'GET', `/admin/promotions?${query}`);
      seen.push(...body.response.promotions);
      const next = body.response.links.next?.queryParams;
      query = next ? new URLSearchParams(next).toString() : '';
    }
    const mine = seen.filter(({ blog }) => blog?.name === anna.blogName);
    expect(mine.map((one) => one.post?.id)).toEqual([post.id, undefined]);
    expect(seen.map(({ endTs }) => endTs)).toEqual(seen.map(({ endTs }) => endTs).sort((a, b) => a - b));
    const acts = await scene.call(staff, 'GET', '/admin/acts?limit=2');
    expect(acts.body.response.acts.map((one: AnyBody) => one.act)).toEqual(['promote', 'promote']);
  });

  test.each([
    ['a day that has passed', { end_date: '2026-11-27' }, 'end_date'],
    ['a day more than a month away', { end_date: '2026-12-31' }, 'end_date'],
    ['tags that are empty when trimmed', { tags: ['#'] }, 'tags'],
  ])('promoteBlog answers 5016 for %s', async (_what, more, field) => {
    const { status, body } = await promote(staff, ofBlog(), more);
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 5016, field]);
  });

  test('promotePost answers 18001 for a labelled post, promoteBlog 4003 for a private blog', async () => {
    const { id } = await postAs(scene.t, anna, {
      content: text('Mine'),
      hasCommunityLabel: true,
      communityLabelCategories: ['violence'],
    });
    const { body } = await promote(staff, `/blog/${anna.blogName}/posts/${id}/promote`);
    expect(body.errors[0].code).toBe(18001);
    await scene.t.db.query('update blogs set is_private = true where id = $1', [anna.blogId]);
    expect((await promote(staff, ofBlog())).body.errors[0]).toMatchObject({ code: 4003 });
  });
});

describe('being shown', () => {
  test('a promoted post is on the page of its tag, labelled, until it is stopped', async () => {
    await promote(staff, ofPost());
    const [element] = await forwardOn(bela);
    expect(element).toMatchObject({
      objectType: 'blazed_post',
      isPromotion: true,
      tag,
      post: { id: post.id },
    });
    expect(element).not.toHaveProperty('blazedBy');
    expect((await scene.call(staff, 'DELETE', ofPost())).status).toBe(204);
    expect(await forwardOn(bela)).toEqual([]);
    expect((await scene.call(staff, 'DELETE', ofPost())).status).toBe(204);
  });

  test('a promoted blog is one line with the reason, and dismissing it hides it', async () => {
    await promote(staff, ofBlog());
    const [element] = await forwardOn(bela);
    expect(element).toMatchObject({ objectType: 'blog_row', reason: `Put forward for #${tag}` });
    const { objectType: object_type, id } = element;
    await scene.call(bela, 'POST', '/user/dismissed_elements', { object_type, id });
    expect(await forwardOn(bela)).toEqual([]);
  });

  test('cancelPostPromotion ends it on the pages of some tags, or after a day', async () => {
    await promote(staff, ofPost(), { tags: [tag, 'otherwhere'] });
    await scene.call(staff, 'DELETE', `${ofPost()}?tags=${tag}`);
    expect(await forwardOn(bela)).toEqual([]);
    await promote(staff, ofPost());
    await scene.call(staff, 'DELETE', `${ofPost()}?end_date=${dayIn(0)}`);
    expect(await forwardOn(bela)).toHaveLength(1);
    scene.pass(DAY_MS);
    expect(await forwardOn(bela)).toEqual([]);
    const past = await scene.call(staff, 'DELETE', `${ofPost()}?end_date=2026-01-01`);
    expect(past.body.errors[0].code).toBe(5016);
  });

  test('a reader sees one promotion an hour, each once a day', async () => {
    const carla = await scene.t.member(`carla-forward-${serial}`);
    await promote(staff, ofBlog());
    await promote(staff, `/blog/${carla.blogName}/promote`);
    const [first] = await forwardOn(bela);
    expect(await forwardOn(bela)).toEqual([first]);
    scene.pass(HOUR_MS + 1000);
    const [second] = await forwardOn(bela);
    expect(second.id).not.toBe(first.id);
    scene.pass(HOUR_MS + 1000);
    expect(await forwardOn(bela)).toEqual([]);
    scene.pass(DAY_MS);
    expect(await forwardOn(bela)).toHaveLength(1);
  });

  test('those who block, are blocked, mute, filter or follow, and premium members are spared', async () => {
    await promote(staff, ofPost());
    const spared: [string, string][] = [
      [
        'blocks',
        `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) select $1, b.id, b.owner_id from blogs b where b.id = $2`,
      ],
      [
        'blocked',
        `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id)
         select b.owner_id, m.id, m.owner_id from blogs b, blogs m where b.id = $2 and m.owner_id = $1 limit 1`,
      ],
      ['mutes', `insert into user_mutes (user_id, blog_id, scopes) values ($1, $2, '{discovery}')`],
      [
        'filters',
        `insert into filtered_tags (user_id, tag, name, scopes) select $1, 'harbour', 'harbour', '{discovery}' where $2::bigint > 0`,
      ],
      ['follows', 'insert into follows (user_id, blog_id) values ($1, $2)'],
    ];
    for (const [what, sql] of spared) {
      const member = await scene.t.member(`${what}-spared-${serial}`);
      await scene.t.db.query(sql, [member.userId, anna.blogId]);
      expect([what, await forwardOn(member)]).toEqual([what, []]);
      if (what === 'filters') continue;
      await scene.call(staff, 'DELETE', ofPost());
      await promote(staff, ofBlog());
      expect([`${what} the blog`, await forwardOn(member)]).toEqual([`${what} the blog`, []]);
      await scene.call(staff, 'DELETE', ofBlog());
      await promote(staff, ofPost());
    }
    const payer = await scene.t.member(`payer-spared-${serial}`);
    await scene.buy(payer);
    expect(await forwardOn(payer)).toEqual([]);
    expect(await forwardOn(anna)).toEqual([]);
    expect(await forwardOn(bela)).toHaveLength(1);
  });
});
