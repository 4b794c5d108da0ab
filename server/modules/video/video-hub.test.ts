import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs } from '#tests/support/posts.ts';
import { makeHub, videoAs } from '#tests/support/video-hubs.ts';

let app: TestApp;
let reader: Member;
let bystander: Member;
let maker: Member;
let other: Member;
/** A tag that only this test's posts have. */
let tag: string;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp();
  [reader, bystander] = [await app.member('reader'), await app.member('bystander')];
});
beforeEach(async () => {
  await app.db.query('delete from video_hubs');
  made += 1;
  [maker, other] = [await app.member(`maker-${made}`), await app.member(`other-${made}`)];
  tag = `films ${made}`;
  await makeHub(app, 'films', [tag, `${tag} too`], maker);
});
afterAll(() => app.close());

async function read(url: string, member = reader) {
  const { status, body } = await app.injectAs(member, url);
  expect(status).toBe(200);
  return body.response;
}
function idsIn(response: { timeline: { elements: { id: string }[] } }) {
  return response.timeline.elements.map(({ id }) => id);
}

async function follow(method: 'PUT' | 'DELETE', member = reader) {
  const { status, body } = await app.injectAs(member, { method, url: '/v2/video_hubs/films/follow' });
  expect(status).toBe(200);
  return body.response.hub.isFollowed;
}

describe('getVideoHub, followVideoHub and unfollowVideoHub', () => {
  it('getVideoHub returns the hub and related hubs, those with common tags first', async () => {
    for (const name of ['far', 'farther']) await makeHub(app, name, [`${tag} ${name}`]);
    await makeHub(app, 'near', [`${tag} near`, tag]);
    await videoAs(app, maker, [tag]);
    const { hub, relatedHubs } = await read('/v2/video_hubs/films');
    expect(hub).toMatchObject({ name: 'films', videoCount: 1, curator: { name: maker.blogName } });
    expect(relatedHubs.map(({ name }: { name: string }) => name)).toEqual(['near', 'far', 'farther']);
  });

  it('followVideoHub and unfollowVideoHub concern one member, and may be repeated', async () => {
    await follow('PUT', bystander);
    expect([await follow('PUT'), await follow('PUT')]).toEqual([true, true]);
    expect([await follow('DELETE'), await follow('DELETE')]).toEqual([false, false]);
    expect((await read('/v2/video_hubs/films', bystander)).hub.isFollowed).toBe(true);
    expect((await read('/v2/video_hubs/films')).hub.isFollowed).toBe(false);
  });

  it.each([
    ['GET', '/v2/video_hubs/nothing', 404, 4004],
    ['GET', '/v2/video_hubs/nothing/timeline', 404, 4004],
    ['PUT', '/v2/video_hubs/nothing/follow', 404, 4004],
    ['DELETE', '/v2/video_hubs/nothing/follow', 404, 4004],
    ['GET', '/v2/video_hubs/Films', 400, 5016],
    ['GET', '/v2/video_hubs/films/timeline?blog_name=nobody', 404, 4004],
    ['GET', '/v2/video_hubs/films/timeline?post_id=12', 404, 4004],
    ['GET', '/v2/video_hubs/films/timeline?post_id=9999999999999999999', 404, 4004],
    ['GET', '/v2/video_hubs/films/timeline?cursor=abc', 400, 5039],
    ['GET', '/v2/video_hubs/films/timeline?limit=51', 400, 5016],
  ] as const)('%s %s of a video hub is rejected', async (method, url, status, code) => {
    const answer = await app.injectAs(reader, { method, url });
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  });
});

describe('getVideoHubTimeline', () => {
  it('getVideoHubTimeline returns original posts with a video once each, newest first', async () => {
    const first = await videoAs(app, maker, [tag, `${tag} too`]);
    await postAs(app, maker, { content: [{ type: 'text', text: 'Words' }], tags: tag });
    const second = await videoAs(app, other, [`${tag} too`]);
    await reblogAs(app, other, first);
    const rough = await videoAs(app, maker, [tag]);
    await app.db.query(`update posts set content_rating = 'explicit' where id = $1`, [rough.id]);
    expect(idsIn(await read('/v2/video_hubs/films/timeline'))).toEqual([second.id, first.id]);
  });

  it('getVideoHubTimeline filters by blog_name and begins at post_id', async () => {
    const [a, b, c] = [
      await videoAs(app, maker, [tag]),
      await videoAs(app, other, [tag]),
      await videoAs(app, maker, [tag]),
    ];
    const url = '/v2/video_hubs/films/timeline';
    expect(idsIn(await read(`${url}?blog_name=${maker.blogName}`))).toEqual([c.id, a.id]);
    expect(idsIn(await read(`${url}?post_id=${b.id}`))).toEqual([b.id, a.id]);
    expect(idsIn(await read(`${url}?post_id=${c.id}&blog_name=${maker.blogName}`))).toEqual([c.id, a.id]);
    const elsewhere = await videoAs(app, maker, ['elsewhere']);
    expect((await app.injectAs(reader, `${url}?post_id=${elsewhere.id}`)).status).toBe(404);
  });

  it.each([1, 2, 3, 4])(
    'getVideoHubTimeline pages through every video once, %i per page, while others are posted',
    async (limit) => {
      const videos: string[] = [];
      for (const by of [maker, other, maker]) videos.unshift((await videoAs(app, by, [tag])).id);
      const seen: string[] = [];
      let next: string | undefined = `/v2/video_hubs/films/timeline?limit=${limit}`;
      while (next) {
        const response: { timeline: { elements: { id: string }[]; links: { next?: { href: string } } } } =
          await read(next);
        seen.push(...idsIn(response));
        next = response.timeline.links.next?.href;
        await videoAs(app, other, [tag]);
      }
      expect(seen).toEqual(videos);
    },
  );

  it('getDashboard contains the videos of followed hubs only', async () => {
    const video = await videoAs(app, maker, [tag]);
    const own = await postAs(app, reader, 'My own');
    const dashboard = async (member: Member) => idsIn(await read('/v2/timeline/dashboard', member));
    expect(await dashboard(reader)).not.toContain(video.id);
    await follow('PUT');
    expect((await dashboard(reader)).slice(0, 2)).toEqual([own.id, video.id]);
    expect(idsIn(await read('/v2/timeline?which=following')).slice(0, 2)).toEqual([own.id, video.id]);
    expect(await dashboard(bystander)).not.toContain(video.id);
    await follow('DELETE');
    expect(await dashboard(reader)).not.toContain(video.id);
  });
});
