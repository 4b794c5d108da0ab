import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { type ChoiceList, choosePost, unchoosePost } from './radar-repository.ts';

const LISTS = [
  ['staff_picks', '/v2/explore/staff_picks', 'limit'],
  ['radar', '/v2/radar/timeline', 'count'],
] as const;

let app: TestApp;
let reader: Member;
let writer: Member;
let watcher: Bystander;
/** The writer's posts, the oldest first. */
let posts: string[];

beforeAll(async () => {
  app = await buildTestApp();
  [reader, writer] = [await app.member('reader'), await app.member('writer')];
  watcher = await makeBystander(app);
  posts = [];
  for (const words of ['a', 'b', 'c', 'd']) posts.push((await postAs(app, writer, words)).id);
});
afterAll(() => app.close());

const second = (): string => posts[1] as string;

type Timeline = { elements: { id: string }[]; links: { next?: { href: string } } };

async function walk(url: string, member?: Member): Promise<string[]> {
  const ids: string[] = [];
  let next: string | undefined = url;
  while (next) {
    const { status, body }: Reply<AnyBody> = await (member ? app.injectAs(member, next) : app.inject(next));
    expect(status).toBe(200);
    const { elements, links }: Timeline = body.response.timeline;
    ids.push(...elements.map(({ id }) => id));
    next = links.next?.href;
  }
  return ids;
}

async function chosen(list: ChoiceList, ...numbers: number[]): Promise<string[]> {
  await app.db.query('delete from choices');
  for (const n of numbers) expect(await choosePost(app.db, list, posts[n] as string)).toBe(true);
  return numbers.map((n) => posts[n] as string).toReversed();
}

describe.each(LISTS)('getStaffPicks and getRadarTimeline: %s', (list, url, size) => {
  it('getStaffPicks and getRadarTimeline are empty until staff choose a post', async () => {
    await chosen(list);
    expect(await walk(url)).toEqual([]);
  });

  it.each([1, 2, 3, 4])(
    'getStaffPicks and getRadarTimeline return the last chosen post first, %i per page',
    async (count) => {
      const expected = await chosen(list, 2, 0, 1);
      expect(await walk(`${url}?${size}=${count}`)).toEqual(expected);
      expect(await walk(`${url}?${size}=${count}`, reader)).toEqual(expected);
    },
  );

  it('choosePost moves a chosen post to the top, and unchoosePost removes it', async () => {
    await chosen(list, 0, 1, 2);
    await choosePost(app.db, list, posts[0] as string);
    expect(await walk(url)).toEqual([posts[0], posts[2], posts[1]]);
    expect(await unchoosePost(app.db, list, posts[2] as string)).toBe(true);
    expect(await unchoosePost(app.db, list, posts[2] as string)).toBe(false);
    expect(await walk(url)).toEqual([posts[0], posts[1]]);
  });

  it('getStaffPicks and getRadarTimeline omit explicit and deleted posts and those of blocking blogs', async () => {
    await chosen(list, 0, 1, 3);
    const gone = await postAs(app, writer, 'Soon gone');
    await choosePost(app.db, list, gone.id);
    await app.injectAs(writer, { method: 'DELETE', url: `/v2/blog/writer/posts/${gone.id}` });
    await app.db.query(`update posts set content_rating = 'explicit' where id = $1`, [second()]);
    expect(await walk(url)).toEqual([posts[3], posts[0]]);
    await app.db.query(`update posts set content_rating = 'clean' where id = $1`, [second()]);
    const blocked = await app.member(`blocked-${size}`);
    await app.injectAs(writer, { method: 'PUT', url: `/v2/user/blocks/${blocked.blogName}` });
    expect(await walk(url, blocked)).toEqual([]);
    await watcher.expectUnchanged();
  });

  it.each(['0', '51', 'x'])(
    'getStaffPicks and getRadarTimeline reject the page size %s with 5016',
    async (count) => {
      const { status, body } = await app.inject(`${url}?${size}=${count}`);
      expect([status, body.errors[0].code]).toEqual([400, 5016]);
    },
  );

  it('getStaffPicks and getRadarTimeline reject a foreign cursor with 5039', async () => {
    const { status, body } = await app.inject(`${url}?cursor=abc`);
    expect([status, body.errors[0].code]).toEqual([400, 5039]);
  });

  it('choosePost returns false for a draft and for an unknown post', async () => {
    const draft = await postAs(app, writer, { content: [{ type: 'text', text: 'Draft' }], state: 'draft' });
    expect(await choosePost(app.db, list, draft.id)).toBe(false);
    expect(await choosePost(app.db, list, '12')).toBe(false);
  });
});

describe('getRadar', () => {
  const ids = (body: { response: { posts: { id: string }[] } }) => body.response.posts.map(({ id }) => id);

  it('getRadar returns as many posts as asked for, the one of radar_post_id first', async () => {
    const [last, middle, first] = await chosen('radar', 0, 1, 2);
    expect(ids((await app.inject('/v2/radar')).body)).toEqual([last, middle, first]);
    expect(ids((await app.inject('/v2/radar?limit=2')).body)).toEqual([last, middle]);
    expect(ids((await app.inject(`/v2/radar?limit=1&radar_post_id=${middle}`)).body)).toEqual([middle]);
  });

  it('getRadar returns posts without canEdit and canDelete, even to their author [permission-10]', async () => {
    await chosen('radar', 0);
    const { body } = await app.injectAs(writer, '/v2/radar');
    expect(body.response.posts[0]).toMatchObject({ canEdit: false, canDelete: false });
  });

  it('getRadar returns 5 posts and getRadarTimeline 10 by default [constants-04] [constants-05]', async () => {
    await chosen('radar');
    for (let n = 0; n < 11; n += 1) {
      await choosePost(app.db, 'radar', (await postAs(app, writer, `Post ${n}`)).id);
    }
    expect(ids((await app.inject('/v2/radar')).body)).toHaveLength(5);
    const { timeline } = (await app.inject('/v2/radar/timeline')).body.response;
    expect(timeline.elements).toHaveLength(10);
    expect(await walk('/v2/radar/timeline')).toHaveLength(11);
  });

  it.each([
    ['an unknown post (4004)', `9`, 404, 4004],
    ['an id out of range (4004)', '9999999999999999999', 404, 4004],
    ['text (5016)', 'x', 400, 5016],
  ])('getRadar rejects radar_post_id with %s', async (_, id, status, code) => {
    const answer = await app.inject(`/v2/radar?radar_post_id=${id}`);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0]).toMatchObject({ code, field: 'radar_post_id' });
  });
});
