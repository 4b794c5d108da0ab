import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { firstIdAt, timeOfId } from '#server/core/ids.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs } from '#tests/support/posts.ts';

type Graph = components['schemas']['ActivityGraph'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RANGES = ['day', 'threedays', 'week', 'month'];
const GRANULARITIES = ['hourly', 'daily', 'sum'];
const COMBINATIONS = RANGES.flatMap((range) => GRANULARITIES.map((granularity) => ({ range, granularity })));

let app: TestApp;
let writer: Member;
const friends: Member[] = [];
let watcher: Bystander;
/** Times of all counted rows, as the tables contain them. */
let notes: number[];
let follows: number[];

/** Returns times at the edges of hours, days and ranges, of the requested period and the previous one. */
function momentsAround(now: number): number[] {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const edges = [1, 3, 7, 30].flatMap((days) => [
    hour + HOUR_MS - days * DAY_MS,
    hour + HOUR_MS - 2 * days * DAY_MS,
  ]);
  return [hour, hour - 1, hour - HOUR_MS, ...edges.flatMap((edge) => [edge - 1, edge, edge + 1])];
}

async function spread(table: string, column: string, where: string, from: readonly number[]) {
  const rows = await app.db.query<{ id: string }>(
    `select ${column} as id from ${table} where ${where} order by ${column}`,
  );
  for (const [at, { id }] of rows.entries()) {
    const position = BigInt(firstIdAt(from[at % from.length] ?? 0)) + BigInt(at);
    await app.db.query(`update ${table} set ${column} = $2 where ${column} = $1`, [id, String(position)]);
  }
  const after = await app.db.query<{ id: string }>(`select ${column} as id from ${table} where ${where}`);
  return after.map(({ id }) => timeOfId(id));
}

async function graphOf(kind: string, { range, granularity }: { range?: string; granularity?: string } = {}) {
  const query = new URLSearchParams({ ...(range ? { range } : {}), ...(granularity ? { granularity } : {}) });
  const { status, body } = await app.injectAs(writer, `/v2/blog/writer/activity/${kind}?${query}`);
  expect(status).toBe(200);
  return body.response as { graph: Graph } & Partial<components['schemas']['ActivityNotes']>;
}

function within(moments: readonly number[], from: number, to: number): number {
  return moments.filter((moment) => moment >= from * 1000 && moment < to * 1000).length;
}

function endOf(graph: Graph, at: number): number {
  return graph.points[at + 1]?.timestamp ?? graph.endTs;
}

beforeAll(async () => {
  app = await buildTestApp();
  writer = await app.member('writer');
  // Created sequentially, because with equal counts the older blog comes first.
  for (let at = 0; at < 26; at += 1) friends.push(await app.member(`friend${String.fromCharCode(97 + at)}`));
  const posts = [await postAs(app, writer, 'One'), await postAs(app, writer, 'Two')];
  const [one, two] = posts as [(typeof posts)[0], (typeof posts)[0]];
  const gone = await postAs(app, writer, 'Gone');
  const hidden = await postAs(app, writer, 'Hidden');
  watcher = await makeBystander(app, 'bystander', { post: one, blog: 'writer' });
  await postAs(app, watcher.member, 'Of another blog');
  for (const [at, friend] of friends.entries()) {
    await likeAs(app, friend, one);
    if (at < 12) await reblogAs(app, friend, two);
    if (at < 3) expect((await replyAs(app, friend, one, 'Yes')).status).toBe(201);
    await followAs(app, friend, 'writer');
  }
  // Rows that do not count: a self-reply, likes of deleted or private posts, a removed like and a removed follow.
  await replyAs(app, writer, one, 'Yes');
  await likeAs(app, friends[0] as Member, gone);
  await app.injectAs(writer, { method: 'DELETE', url: `/v2/blog/writer/posts/${gone.id}` });
  await likeAs(app, friends[0] as Member, hidden);
  await app.db.query("update posts set state = 'private' where id = $1", [hidden.id]);
  const [last] = friends.slice(-1) as [Member];
  await likeAs(app, last, one, 'unlike');
  await followAs(app, last, 'writer', 'unfollow');
});
afterAll(() => app.close());

describe('getActivityNotes totals', () => {
  it('getActivityNotes counts likes, reblogs and replies, and returns the top posts and top fans', async () => {
    const { graph, ...told } = await graphOf('notes', { range: 'day' });
    expect(graph).toMatchObject({ total: 41, previousTotal: 0 });
    expect(told).toMatchObject({ likes: 26, reblogs: 12, replies: 3 });
    expect(told.topPosts?.map(({ post, noteCount }) => [post.summary, noteCount])).toEqual([
      ['One', 29],
      ['Two', 12],
    ]);
    expect(told.topFans?.map(({ blog, noteCount }) => [blog.name, noteCount])).toEqual([
      ['frienda', 3],
      ['friendb', 3],
      ['friendc', 3],
      ['friendd', 2],
      ['friende', 2],
    ]);
  });

  it('getActivityNotes omits from the top fans a blog that the reader blocks, but counts its notes', async () => {
    await app.injectAs(writer, { method: 'PUT', url: '/v2/user/blocks/friendb' });
    const { graph, topFans } = await graphOf('notes', { range: 'day' });
    expect(graph.total).toBe(41);
    expect(topFans?.map(({ blog }) => blog.name)).not.toContain('friendb');
    await app.injectAs(writer, { method: 'DELETE', url: '/v2/user/blocks/friendb' });
  });

  it('getActivityNotes of a blog without notes returns zeros and empty lists', async () => {
    const quiet = await app.member('quiet');
    const { body } = await app.injectAs(quiet, '/v2/blog/quiet/activity/notes');
    expect(body.response).toMatchObject({ likes: 0, reblogs: 0, replies: 0, topPosts: [], topFans: [] });
    expect(body.response.graph).toMatchObject({ range: 'threedays', granularity: 'hourly', total: 0 });
  });
});

describe('Activity graphs compared with a recount', () => {
  beforeAll(async () => {
    const moments = momentsAround(Date.now());
    const ours = `blog_id = ${BigInt(writer.blogId)}`;
    const kept = `post_id in (select id from posts where state = 'published')`;
    notes = [
      ...(await spread('likes', 'position', `${ours} and ${kept}`, moments)),
      ...(await spread('posts', 'position', `parent_blog_id = ${BigInt(writer.blogId)}`, moments)),
      ...(await spread('replies', 'id', `${ours} and not is_self`, moments.slice(5))),
    ];
    follows = await spread('follows', 'position', ours, moments);
    expect([notes.length, follows.length]).toEqual([41, 25]);
  });

  it.each(COMBINATIONS)(
    'getActivityNotes and getActivityNewFollowers match a recount for $range $granularity',
    async (asked) => {
      for (const [kind, moments] of [
        ['notes', notes],
        ['followers/new', follows],
      ] as const) {
        const { graph } = await graphOf(kind, asked);
        expect(graph).toMatchObject(asked);
        expect(graph.points.map(({ count }) => count)).toEqual(
          graph.points.map(({ timestamp }, at) => within(moments, timestamp, endOf(graph, at))),
        );
        expect(graph.total).toBe(within(moments, graph.startTs, graph.endTs));
        expect(graph.total).toBeGreaterThan(0);
        if (asked.granularity !== 'daily') {
          const before = 2 * graph.startTs - graph.endTs;
          expect(graph.previousTotal).toBe(within(moments, before, graph.startTs));
          expect(graph.previousTotal).toBeGreaterThan(0);
        }
      }
    },
  );

  it.each(COMBINATIONS)(
    'getActivityTotalFollowers matches a recount at the end of each step for $range $granularity',
    async (asked) => {
      const { graph } = await graphOf('followers/total', asked);
      expect(graph.points.map(({ count }) => count)).toEqual(
        graph.points.map((_, at) => within(follows, 0, endOf(graph, at))),
      );
      expect([graph.total, graph.previousTotal]).toEqual([follows.length, within(follows, 0, graph.startTs)]);
    },
  );

  it.each(['notes', 'followers/new', 'followers/total'])(
    'activity/%s treats an unknown range and granularity as threedays, hourly [validation-19] [validation-20]',
    async (kind) => {
      const unknown = await graphOf(kind, { range: 'year', granularity: 'minutely' });
      expect(unknown).toEqual(await graphOf(kind, { range: 'threedays', granularity: 'hourly' }));
    },
  );
});

describe('Access to activity graphs', () => {
  it.each(['notes', 'followers/new', 'followers/total'])(
    "activity/%s is returned to the blog's writers only, and answers others 1034, 403, 404 or 5016",
    async (kind) => {
      const url = `/v2/blog/writer/activity/${kind}`;
      const visitor = await app.inject(url);
      expect([visitor.status, visitor.body.errors[0].code]).toEqual([401, 1034]);
      expect((await app.injectAs(watcher.member, url)).status).toBe(403);
      expect((await app.injectAs(writer, `/v2/blog/nobody/activity/${kind}`)).status).toBe(404);
      const long = await app.injectAs(writer, `${url}?range=${'x'.repeat(17)}`);
      expect([long.status, long.body.errors[0].code]).toEqual([400, 5016]);
      expect((await app.injectAs(writer, `${url}?range=${'x'.repeat(16)}`)).status).toBe(200);
    },
  );
});
