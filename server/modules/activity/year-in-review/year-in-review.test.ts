import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstIdAt } from '#server/core/ids.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs } from '#tests/support/posts.ts';
import { isComplete, lastCompleteYear } from './years.ts';

let app: TestApp;
let writer: Member;
let reader: Member;
let friend: Member;
let watcher: Bystander;

/** Moves a post to the position of a moment. */
async function dated(id: string, moment: string) {
  const position = firstIdAt(Date.parse(moment));
  await app.db.query('update posts set position = $2, published_at = $3 where id = $1', [
    id,
    position,
    moment,
  ]);
  await app.db.query('update post_tags set position = $2 where post_id = $1', [id, position]);
}

beforeAll(async () => {
  app = await buildTestApp();
  [writer, reader, friend] = [
    await app.member('writer'),
    await app.member('reader'),
    await app.member('friend'),
  ];
  watcher = await makeBystander(app);
  const words = (said: string, tags: string) => ({ content: [{ type: 'text' as const, text: said }], tags });
  const january = await postAs(app, writer, words('Three little  words', 'fog, tea'));
  const july = await postAs(app, writer, words('One', 'fog'));
  const next = await postAs(app, writer, words('Not of that year', 'later'));
  const parent = await postAs(app, friend, 'Something');
  const reblog = await reblogAs(app, writer, parent);
  for (const member of [reader, friend]) await likeAs(app, member, january);
  await likeAs(app, friend, july);
  await reblogAs(app, friend, july, 'Yes');
  await followAs(app, reader, 'writer');
  await followAs(app, friend, 'writer');
  await dated(january.id, '2025-01-01T00:00:00Z');
  await dated(july.id, '2025-07-31T23:59:59Z');
  await dated(reblog.id, '2025-12-31T23:59:59Z');
  await dated(next.id, '2026-01-01T00:00:00Z');
  await app.db.query('update follows set position = $2 where user_id = $1', [
    reader.userId,
    firstIdAt(Date.parse('2025-05-05T00:00:00Z')),
  ]);
});
afterAll(async () => {
  await watcher.expectUnchanged();
  await app.close();
});

function read(member: Member, query = '?year=2025', blog = 'writer') {
  return app.injectAs(member, `/v2/blog/${blog}/year_in_review${query}`);
}

describe('getYearInReview', () => {
  it('getYearInReview returns posts per month, notes, words, top tags and the closest blog of the year', async () => {
    const { status, body } = await read(reader);
    expect(status).toBe(200);
    const { review } = body.response;
    expect(review).toMatchObject({
      year: 2025,
      isComplete: true,
      postCount: 3,
      reblogCount: 1,
      noteCount: 4,
      wordCount: 4,
      topTags: [
        { tag: 'fog', count: 2 },
        { tag: 'tea', count: 1 },
      ],
      months: [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      closestBlog: { name: 'friend' },
    });
    expect(review.topPosts.map(({ summary }: { summary: string }) => summary)).toEqual([
      'One',
      'Three little words',
    ]);
  });

  it('getYearInReview returns newFollowers to writers of the blog only', async () => {
    expect((await read(writer)).body.response.review.newFollowers).toBe(1);
    expect((await read(reader)).body.response.review).not.toHaveProperty('newFollowers');
  });

  it('getYearInReview names no closest blog that blocks the reader', async () => {
    const stranger = await app.member('stranger');
    await app.injectAs(friend, { method: 'PUT', url: '/v2/user/blocks/stranger' });
    expect((await read(stranger)).body.response.review.closestBlog).toMatchObject({ name: 'reader' });
  });

  it('getYearInReview without a year takes the last complete year, or the newest year with posts', async () => {
    const young = await app.member('young');
    const ask = async () => read(reader, '', 'young');
    const none = await ask();
    expect([none.status, none.body.errors[0].detail]).toEqual([404, 'young has posted nothing yet.']);
    const now = new Date();
    const complete = lastCompleteYear(now.getTime(), 'UTC');
    const yearShown = async () => (await ask()).body.response.review.year;
    const old = await postAs(app, young, 'Long ago');
    await dated(old.id, `${complete - 3}-05-05T00:00:00Z`);
    expect(await yearShown()).toBe(complete - 3);
    const recent = await postAs(app, young, 'Just now');
    await dated(recent.id, now.toISOString());
    expect(await yearShown()).toBe(now.getUTCFullYear());
    const between = await postAs(app, young, 'Last year');
    await dated(between.id, `${complete}-05-05T00:00:00Z`);
    expect(await yearShown()).toBe(complete);
    expect((await read(reader, `?year=${complete - 1}`, 'young')).status).toBe(404);
  });

  it.each([
    ['a year without posts', '?year=2020', 'writer', 404, 4004],
    ['an unknown blog', '?year=2025', 'nobody', 404, 4004],
    ['a year before 2007', '?year=2006', 'writer', 400, 5016],
    ['a year after 2100', '?year=2101', 'writer', 400, 5016],
  ])('getYearInReview rejects %s', async (_, query, blog, status, code) => {
    const answer = await read(reader, query, blog);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  });

  it('getYearInReview rejects a visitor with 1034 and a blocked member with 404', async () => {
    const visitor = await app.inject('/v2/blog/writer/year_in_review?year=2025');
    expect([visitor.status, visitor.body.errors[0].code]).toEqual([401, 1034]);
    const blocked = await app.member('blocked');
    await app.injectAs(writer, { method: 'PUT', url: '/v2/user/blocks/blocked' });
    expect((await read(blocked)).status).toBe(404);
  });
});

describe('lastCompleteYear and isComplete', () => {
  it.each([
    ['2025-12-27T23:59:59Z', 'UTC', 2024],
    ['2025-12-28T00:00:00Z', 'UTC', 2025],
    ['2025-12-27T23:59:59Z', 'Asia/Tokyo', 2025],
    ['2026-06-01T00:00:00Z', 'UTC', 2025],
  ])('lastCompleteYear at %s in %s returns %i', (now, timezone, year) => {
    expect(lastCompleteYear(Date.parse(now), timezone)).toBe(year);
    expect([
      isComplete(year, Date.parse(now), timezone),
      isComplete(year + 1, Date.parse(now), timezone),
    ]).toEqual([true, false]);
  });
});
