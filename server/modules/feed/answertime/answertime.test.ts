import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';
import { insertAnswertime } from './answertime-repository.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

let app: TestApp;
let reader: Member;
let host: Member;
let other: Member;

beforeAll(async () => {
  app = await buildTestApp();
  [reader, host, other] = [await app.member('reader'), await app.member('host'), await app.member('other')];
});
beforeEach(() => app.db.query('delete from answertimes'));
afterAll(() => app.close());

/** Schedules an answertime by offset and duration in seconds. */
async function announce(by: Member, title: string, startsIn: number, lasts = HOUR_SECONDS) {
  const starts = Math.floor(Date.now() / 1000) + startsIn;
  const what = { title, description: `About ${title}`, accentColor: '#102030', starts, ends: starts + lasts };
  await insertAnswertime(app.db, by.blogId, what);
}

/** Creates an answer as the inbox does. */
async function answerAs(member: Member) {
  const post = await postAs(app, member, 'Because');
  await app.db.query(`update posts set type = 'answer' where id = $1`, [post.id]);
  return post.id;
}

async function read(query = '', member = reader) {
  const { status, body } = await app.injectAs(member, `/v2/answertime/explore${query}`);
  expect(status).toBe(200);
  return body.response;
}
function titles(response: { timeline: { elements: { title?: string }[] } }): string[] {
  return response.timeline.elements.flatMap(({ title }) => title ?? []);
}

describe('getAnswertime', () => {
  it('getAnswertime returns an empty timeline while none is announced', async () => {
    expect(await read()).toEqual({ timeline: { elements: [], links: {} } });
  });

  it('getAnswertime lists the live one first, then coming ones, and returns the live one as takeover', async () => {
    await announce(other, 'later', 3 * HOUR_SECONDS);
    await announce(other, 'sooner', 2 * HOUR_SECONDS);
    await announce(host, 'now', -60);
    await announce(other, 'over', -3 * HOUR_SECONDS);
    await followAs(app, reader, 'host');
    const response = await read();
    expect(titles(response)).toEqual(['now', 'sooner', 'later']);
    expect(response.takeover).toMatchObject({
      live: true,
      completed: false,
      answerTime: {
        blogName: 'host',
        followed: true,
        description: 'About now',
        liveClickthroughUrl: '/host',
      },
    });
  });

  it.each([
    ['one that has ended', -2 * HOUR_SECONDS, { live: false, completed: true }],
    ['one that has just begun', -1, { live: true, completed: false }],
    ['one that will begin', HOUR_SECONDS, { live: false, completed: false }],
  ])('getAnswertime returns the state of %s', async (_, startsIn, state) => {
    await announce(host, 'it', startsIn);
    expect((await read()).takeover).toMatchObject(state);
  });

  it.each([
    ['more than a week away', 7 * DAY_SECONDS + HOUR_SECONDS],
    ['ended more than two days ago', -2 * DAY_SECONDS - 2 * HOUR_SECONDS],
  ])('getAnswertime omits one that is %s', async (_, startsIn) => {
    await announce(host, 'far', startsIn);
    const response = await read();
    expect(response.takeover).toBeUndefined();
    expect(titles(response)).toEqual([]);
  });

  it.each([1, 2, 3, 10])(
    'getAnswertime continues with the answers of its blogs, %i per page',
    async (limit) => {
      await announce(host, 'now', -60);
      const answers = [await answerAs(host), await answerAs(host)].toReversed();
      await postAs(app, host, 'No answer');
      await answerAs(other);
      const known = await app.db.query<{ id: string }>(
        `select id from posts where blog_id = $1 and type = 'answer' order by position desc`,
        [host.blogId],
      );
      const seen: string[] = [];
      let next: string | undefined = `?limit=${limit}`;
      while (next) {
        const response = await read(next);
        const elements: { objectType: string; id: string }[] = response.timeline.elements;
        expect(elements.length).toBeLessThanOrEqual(limit);
        seen.push(...elements.filter(({ objectType }) => objectType === 'post').map(({ id }) => id));
        next = response.timeline.links.next?.href.replace('/v2/answertime/explore', '');
      }
      expect(seen.slice(0, 2)).toEqual(answers);
      expect(seen).toEqual(known.map(({ id }) => id));
    },
  );

  it('getAnswertime omits blogs that block the reader, and hidden blogs for visitors', async () => {
    await announce(host, 'now', -60);
    const blocked = await app.member('blocked');
    await app.injectAs(host, { method: 'PUT', url: '/v2/user/blocks/blocked' });
    expect((await read('', blocked)).takeover).toBeUndefined();
    expect((await app.inject('/v2/answertime/explore')).body.response.takeover.answerTime.followed).toBe(
      false,
    );
    await app.db.query('update blogs set is_hidden = true where id = $1', [host.blogId]);
    expect((await app.inject('/v2/answertime/explore')).body.response.takeover).toBeUndefined();
    await app.db.query('update blogs set is_hidden = false where id = $1', [host.blogId]);
  });

  it.each([
    ['?limit=51', 5016],
    ['?cursor=abc', 5039],
  ])('getAnswertime rejects the query %s', async (query, code) => {
    const { status, body } = await app.inject(`/v2/answertime/explore${query}`);
    expect([status, body.errors[0].code]).toEqual([400, code]);
  });
});
