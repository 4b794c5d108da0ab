import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';
import { isSomethingDue } from '../queue/due-repository.ts';
import { publishDue } from './publish-due.ts';

let app: TestApp;
let anna: Member;
let now: number;
let made = 0;

const noon = Date.parse('2026-05-01T12:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

beforeAll(async () => {
  app = await buildTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = noon;
  made += 1;
  anna = await app.member(`writer${made}`);
});

function queue(words: string, over: object = {}) {
  return postAs(app, anna, { content: text(words), state: 'queue', ...over });
}
const at = (moment: number) => ({ publishOn: new Date(moment).toISOString() });
const faults: unknown[] = [];
function look(): Promise<void> {
  const { screenPost } = app.app.services;
  return publishDue({ db: app.db, now, screenPost, onFault: (error) => faults.push(error) });
}
async function published(blog = anna.blogName): Promise<string[]> {
  const { body } = await app.inject(`/v2/blog/${blog}/posts?limit=50`);
  return body.response.posts.map((post: AnyBody) => post.summary);
}
async function waiting(): Promise<string[]> {
  const { body } = await app.injectAs(anna, `/v2/blog/${anna.blogName}/posts/queue?limit=50`);
  return body.response.posts.map((post: AnyBody) => post.summary);
}

describe('publishDue', () => {
  it('publishDue publishes a scheduled post at its time, not before', async () => {
    await queue('on the hour', at(noon + HOUR_MS));
    now = noon + HOUR_MS - 1000;
    await look();
    expect(await published()).toEqual([]);
    expect(await isSomethingDue(app.db, now)).toBe(false);
    now = noon + HOUR_MS;
    expect(await isSomethingDue(app.db, now)).toBe(true);
    await look();
    expect(await isSomethingDue(app.db, now)).toBe(false);
    expect(await published()).toEqual(['on the hour']);
    expect(await waiting()).toEqual([]);
  });

  it('publishDue publishes queued posts one by one at the times that listQueue returned', async () => {
    for (const name of ['one', 'two', 'three', 'four']) await queue(name);
    const { body } = await app.injectAs(anna, `/v2/blog/${anna.blogName}/posts/queue`);
    const told = body.response.posts.map((post: AnyBody) => post.scheduledPublishTime * 1000);
    for (const [index, moment] of told.entries()) {
      now = moment - 1000;
      await look();
      expect(await published()).toHaveLength(index);
      now = moment;
      await look();
      await look();
      expect(await published()).toHaveLength(index + 1);
    }
    expect(await published()).toEqual(['four', 'three', 'two', 'one']);
  });

  it('publishDue publishes a post with the same effects as createPost', async () => {
    const parent = await postAs(app, anna, { content: text('root'), tags: 'roots' });
    await app.db.query("insert into blog_queues (blog_id, tag) values ($1, 'from the queue')", [anna.blogId]);
    await reblogAs(app, anna, parent, 'reblogged now');
    await postAs(app, anna, {
      content: text('later'),
      state: 'queue',
      tags: 'autumn',
      parentPostId: parent.id,
      parentTumblelogUuid: parent.blog.uuid,
      reblogKey: parent.reblogKey,
    });
    now += DAY_MS;
    await look();
    const { body } = await app.inject(`/v2/blog/${anna.blogName}/posts?limit=50`);
    const [post] = body.response.posts;
    expect(post).toMatchObject({ summary: 'later', state: 'published', tags: ['autumn', 'from the queue'] });
    expect([post.reblogCount, post.editedTs, post.publishOn, post.queuedState]).toEqual([
      2,
      undefined,
      undefined,
      undefined,
    ]);
    expect(body.response.totalPosts).toBe(3);
    const tagged = await app.inject(`/v2/blog/${anna.blogName}/posts?tag=from%20the%20queue`);
    expect(tagged.body.response.posts).toHaveLength(1);
  });

  it('publishDue after downtime publishes all scheduled posts and one of the queue', async () => {
    for (const name of ['one', 'two', 'three']) await queue(name);
    await queue('timed 2', at(noon + 3 * HOUR_MS));
    await queue('timed 1', at(noon + 2 * HOUR_MS));
    now = noon + 5 * DAY_MS;
    await look();
    expect(await published()).toEqual(['one', 'timed 2', 'timed 1']);
    await look();
    expect(await waiting()).toEqual(['two', 'three']);
    now += 5 * HOUR_MS;
    await look();
    expect(await waiting()).toEqual(['three']);
  });

  it('publishDue skips paused queues and closed blogs', async () => {
    await queue('paused');
    await app.db.query('update blog_queues set paused = true where blog_id = $1', [anna.blogId]);
    now = noon + DAY_MS;
    expect(await isSomethingDue(app.db, now)).toBe(false);
    await look();
    expect(await waiting()).toEqual(['paused']);
    await app.db.query('update blog_queues set paused = false where blog_id = $1', [anna.blogId]);
    await app.db.query("update blogs set state = 'suspended' where id = $1", [anna.blogId]);
    expect(await isSomethingDue(app.db, now)).toBe(false);
    await look();
    await app.db.query("update blogs set state = 'active' where id = $1", [anna.blogId]);
    expect(await isSomethingDue(app.db, now)).toBe(true);
    expect(await waiting()).toEqual(['paused']);
  });

  it('publishDue does not catch up on times at which the queue was empty', async () => {
    const only = await queue('taken out');
    await app.injectAs(anna, { method: 'DELETE', url: `/v2/blog/${anna.blogName}/posts/${only.id}` });
    now = noon + 2 * DAY_MS;
    await queue('new');
    await look();
    expect(await published()).toEqual([]);
    now += 5 * HOUR_MS;
    await look();
    expect(await published()).toEqual(['new']);
  });

  it('publishDue of concurrent rounds publishes each post once', async () => {
    for (let index = 0; index < 12; index += 1) await queue(`timed ${index}`, at(noon + MINUTE_MS));
    for (let index = 0; index < 3; index += 1) await queue(`queued ${index}`);
    now = noon + DAY_MS;
    await Promise.all([look(), look(), look(), look()]);
    expect(await published()).toHaveLength(13);
    const { body } = await app.inject(`/v2/blog/${anna.blogName}/posts`);
    expect(body.response.totalPosts).toBe(13);
    expect(await waiting()).toHaveLength(2);
  });

  it('publishDue concurrent with editPost leaves the post published', async () => {
    const post = await queue('racing', at(noon + MINUTE_MS));
    now = noon + HOUR_MS;
    await Promise.all([
      look(),
      app.injectAs(anna, {
        method: 'PUT',
        url: `/v2/blog/${anna.blogName}/posts/${post.id}`,
        payload: { tags: 'edited' },
      }),
    ]);
    await look();
    const { body } = await app.inject(`/v2/blog/${anna.blogName}/posts`);
    expect(body.response.posts).toMatchObject([{ summary: 'racing', tags: ['edited'], state: 'published' }]);
    expect(body.response.totalPosts).toBe(1);
  });

  it('publishDue publishes other scheduled posts when one cannot be published', async () => {
    const bad = await queue('bad', at(noon + MINUTE_MS));
    await queue('good', at(noon + 2 * MINUTE_MS));
    // A tag that violates a constraint stands for any permanent fault of the row.
    await app.db.query('update posts set tags = array[null]::text[] where blog_id = $1 and id = $2', [
      anna.blogId,
      bad.id,
    ]);
    faults.length = 0;
    now = noon + HOUR_MS;
    await look();
    expect(await published()).toEqual(['good']);
    expect(faults).toHaveLength(1);
    // The post is a draft now and not retried, and its author is notified of the reason.
    await app.db.query("update posts set tags = '{}' where blog_id = $1 and id = $2", [anna.blogId, bad.id]);
    await look();
    expect(faults).toHaveLength(1);
    const draft = await app.injectAs(anna, `/v2/blog/${anna.blogName}/posts/${bad.id}`);
    expect(draft.body.response.post).toMatchObject({
      state: 'draft',
      publishFault: expect.stringMatching(/./),
    });
    const told = await app.injectAs(anna, `/v2/blog/${anna.blogName}/notifications`);
    expect(told.body.response.notifications).toMatchObject([
      {
        type: 'publish_failed',
        unread: true,
        title: 'Your post could not be published',
        actors: [],
        actorCount: 0,
        count: 1,
        targetPost: { id: bad.id },
        publishFault: draft.body.response.post.publishFault,
      },
    ]);
    const out = {
      method: 'POST',
      url: `/v2/blog/${anna.blogName}/post/edit`,
      payload: { id: bad.id, state: 'published' },
    } as const;
    expect((await app.injectAs(anna, out)).body.response.post.publishFault).toBeUndefined();
    expect(await published()).toEqual(['bad', 'good']);
  });

  it('publishDue publishes the next queued post when one cannot be published', async () => {
    const [bad, good] = [await queue('bad'), await queue('good')];
    await app.db.query('update posts set tags = array[null]::text[] where blog_id = $1 and id = $2', [
      anna.blogId,
      bad.id,
    ]);
    await app.db.query('update blog_queues set next_at = to_timestamp($2) where blog_id = $1', [
      anna.blogId,
      noon / 1000,
    ]);
    now = noon + MINUTE_MS;
    await look();
    expect(await published()).toEqual(['good']);
    const states = await app.db.query<{ id: string; state: string }>(
      'select id, state from posts where blog_id = $1 and id = any($2::bigint[]) order by id',
      [anna.blogId, [bad.id, good.id]],
    );
    expect(states).toEqual([
      { id: bad.id, state: 'draft' },
      { id: good.id, state: 'published' },
    ]);
  });

  it('publishDue retries a post that failed for a temporary reason', async () => {
    await queue('patient', at(noon + MINUTE_MS));
    now = noon + HOUR_MS;
    let isBroken = true;
    const db: TestApp['db'] = {
      ...app.db,
      kind: app.db.kind,
      query: (...given) => app.db.query(...given),
      batch: () => Promise.reject(new Error('not asked for')),
      listen: () => Promise.reject(new Error('not asked for')),
      close: () => Promise.resolve(),
      transaction: (work) =>
        app.db.transaction((tx) =>
          work({
            ...tx,
            query: (sql, params) => {
              if (isBroken && sql.includes('post_search')) throw new Error('Connection terminated');
              return tx.query(sql, params);
            },
          }),
        ),
    };
    await publishDue({ db, now, screenPost: app.app.services.screenPost, onFault: () => {} });
    expect(await published()).toEqual([]);
    isBroken = false;
    await publishDue({ db, now, screenPost: app.app.services.screenPost, onFault: () => {} });
    expect(await published()).toEqual(['patient']);
  });
});
