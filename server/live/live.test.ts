import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { Database } from '#server/db/database.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { testEngine } from '#tests/support/database.ts';
import { type EventStream, openEventStream } from '#tests/support/live.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, text } from '#tests/support/posts.ts';
import { Live } from './live.ts';

/** Live events reach the members they concern, and no others. */

/** Time limit for a slow machine. */
const SOON = { timeout: 20_000 };

let t: TestApp;
let serial = 0;
let anna: Member;
let bert: Member;
let cleo: Member;
const open: EventStream[] = [];

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  anna = await t.member(`anna-${serial}`);
  bert = await t.member(`bert-${serial}`);
  cleo = await t.member(`cleo-${serial}`);
});
afterEach(async () => {
  for (const heard of open.splice(0)) heard.disconnect();
  await expect.poll(() => t.app.services.live.size, SOON).toBe(0);
});

async function listening(member: Member, query = ''): Promise<EventStream> {
  const heard = await openEventStream(t.app, member, query);
  open.push(heard);
  return heard;
}
async function write(from: Member, to: Member, message = 'Hello') {
  const { status } = await t.injectAs(from, {
    method: 'POST',
    url: '/v2/conversations/messages',
    payload: {
      type: 'text',
      participant: from.blogUuid,
      participants: [from.blogUuid, to.blogUuid],
      message,
    },
  });
  expect(status).toBe(201);
}

describe('an event stream', () => {
  it('an event stream sends "ready" at once and cannot be cached or buffered by proxies', async () => {
    const { status, headers, events } = await listening(anna);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
    expect(events).toEqual(['ready']);
  });

  it('an event stream ends at once with for=0, and answers HEAD with headers only', async () => {
    const heard = await listening(anna, '?for=0');
    await expect.poll(() => heard.isEnded, SOON).toBe(true);
    expect(heard.events).toEqual(['ready']);
    const answer = await t.injectAs(anna, { method: 'HEAD', url: '/v2/user/events' });
    expect([answer.status, answer.body]).toEqual([200, undefined]);
  });

  it('an event stream sends "ready" before it ends, even if the database listener starts late', async () => {
    const slow: Database = {
      ...t.db,
      query: (sql, params) => t.db.query(sql, params),
      listen: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return async () => undefined;
      },
    };
    const live = new Live({ db: slow, onFault: () => undefined });
    const chunks: Buffer[] = await (await live.open('1', Buffer.from('1'), 0)).toArray();
    expect(Buffer.concat(chunks).toString()).toMatch(/^retry: \d+\n\nevent: ready\ndata: \{\}\n\n$/);
    const ended = await live.open('1', Buffer.from('1'), 900);
    live.endAll();
    ended.tell('posts');
    expect(Buffer.concat(await ended.toArray()).toString()).not.toContain('posts');
    await live.close();
  });

  it('an event stream ends after the requested seconds', async () => {
    const heard = await listening(anna, '?for=1');
    expect(heard.isEnded).toBe(false);
    await expect.poll(() => heard.isEnded, SOON).toBe(true);
  });

  it('an event stream is for members only and lasts at most 15 minutes', async () => {
    const visitor = await t.inject('/v2/user/events');
    expect([visitor.status, visitor.body.errors[0].code]).toEqual([401, 1034]);
    for (const bad of ['901', '-1', '1.5', 'ever']) {
      const { status, body } = await t.injectAs(anna, `/v2/user/events?for=${bad}`);
      expect([bad, status, body.errors[0].code]).toEqual([bad, 400, 5016]);
    }
    expect((await listening(anna, '?for=900')).status).toBe(200);
  });

  it('a member may open ten event streams, and a closed one frees its place', async () => {
    for (let i = 1; i < limits.streams; i += 1) expect((await listening(anna)).status).toBe(200);
    const last = await listening(anna);
    expect(last.status).toBe(200);
    const more = await listening(anna);
    expect([more.status, more.headers['retry-after']]).toEqual([429, '60']);
    expect((await listening(bert)).status).toBe(200);
    last.disconnect();
    await expect.poll(() => t.app.services.live.size, SOON).toBe(limits.streams);
    expect((await listening(anna)).status).toBe(200);
  });
});

describe('the event stream of an ended session', () => {
  it('the event streams of an ended session close within a second in every process, and no others', async () => {
    const elsewhere = await buildTestApp({ db: t.db });
    try {
      const thief = await t.app.services.sessions.start(anna.userId, 'thief/1.0');
      const stolen = [
        await listening({ ...anna, ...thief }),
        await openEventStream(elsewhere.app, { ...anna, ...thief }),
      ];
      const others = [
        await listening(anna),
        await listening(bert),
        await openEventStream(elsewhere.app, anna),
      ];
      open.push(...stolen.slice(1), ...others.slice(2));
      const { body } = await t.injectAs(anna, '/v2/account/sessions');
      const theirs = body.response.sessions.find(({ current }: { current: boolean }) => !current);
      const ended = performance.now();
      await t.injectAs(anna, { method: 'DELETE', url: `/v2/account/sessions/${theirs.id}` });
      await expect.poll(() => stolen.every(({ isEnded }) => isEnded), { ...SOON, interval: 20 }).toBe(true);
      // Faster than the heartbeat, which comes every 25 seconds; the limit allows for a busy machine.
      expect(performance.now() - ended).toBeLessThan(5000);
      expect(others.map(({ isEnded }) => isEnded)).toEqual([false, false, false]);
    } finally {
      for (const heard of open.splice(0)) heard.disconnect();
      await elsewhere.close();
    }
  });

  it('the event stream of a revoked access token closes', async () => {
    const { live, sessions } = t.app.services;
    const { token } = await sessions.createAccessToken(anna.userId, 'program/1.0');
    const stream = await live.open(anna.userId, sessions.tokenHash(token));
    const ended = once(stream.resume(), 'end');
    await sessions.endAccessToken(token);
    await ended;
  });

  it('an event stream is refused for a session that ended before this process listened', async () => {
    const { live, sessions } = t.app.services;
    const gone = await sessions.start(anna.userId, 'gone/1.0');
    await sessions.end(gone.sid);
    const stream = await live.open(anna.userId, sessions.sidHash(gone.sid));
    await once(stream.resume(), 'end');
    expect(live.size).toBe(0);
  });

  it('the event stream of an expired session closes with the next heartbeat, and no others', async () => {
    const thief = await t.app.services.sessions.start(anna.userId, 'thief/1.0');
    const stolen = await listening({ ...anna, ...thief });
    const others = [await listening(anna), await listening(bert)];
    await t.app.services.live.endForgotten();
    await t.db.query(
      "update sessions set expires_at = now() - interval '1 second' where user_id = $1 and user_agent = 'thief/1.0'",
      [anna.userId],
    );
    expect(stolen.isEnded).toBe(false);
    await t.app.services.live.endForgotten();
    await expect.poll(() => stolen.isEnded, SOON).toBe(true);
    expect(others.map(({ isEnded }) => isEnded)).toEqual([false, false]);
  });

  it('the event stream of a revoked access token closes with the next heartbeat', async () => {
    const { live, sessions } = t.app.services;
    const { token } = await sessions.createAccessToken(anna.userId, 'program/1.0');
    const stream = await live.open(anna.userId, sessions.tokenHash(token));
    const ended = once(stream.resume(), 'end');
    await live.endForgotten();
    expect(live.size).toBe(1);
    await sessions.endAccessToken(token);
    await live.endForgotten();
    await ended;
  });

  it('the event stream of a suspended member closes', async () => {
    const heard = await listening(bert);
    await t.db.query("update users set state = 'suspended' where id = $1", [bert.userId]);
    await t.app.services.live.endForgotten();
    await expect.poll(() => heard.isEnded, SOON).toBe(true);
  });
});

describe('interrupted event streams', () => {
  it('interrupted event streams leave nothing behind, and the next one announces missed events', async () => {
    const before = t.app.services.live.size;
    for (let cut = 0; cut < 3 * limits.streams; cut += 1) {
      const one = await listening(cleo);
      expect([cut, one.status]).toEqual([cut, 200]);
      await expect.poll(() => one.events, SOON).toEqual(['ready']);
      one.disconnect();
      await expect.poll(() => t.app.services.live.size, SOON).toBe(before);
    }
  });
});

describe('live events', () => {
  it('both members receive the event of a message and of its being read', async () => {
    const [a, b, bystander] = [await listening(anna), await listening(bert), await listening(cleo)];
    await write(anna, bert);
    await expect.poll(() => b.events, SOON).toEqual(['ready', 'messages']);
    await expect.poll(() => a.events, SOON).toEqual(['ready', 'messages']);
    const { body } = await t.injectAs(bert, `/v2/conversations?participant=${bert.blogUuid}`);
    const conversation = body.response.conversations[0];
    await t.injectAs(bert, {
      method: 'POST',
      url: '/v2/conversations/mark_as_read',
      payload: { conversation_id: conversation.id, participant: bert.blogUuid },
    });
    await expect.poll(() => b.events, SOON).toEqual(['ready', 'messages', 'messages']);
    await expect.poll(() => a.events, SOON).toEqual(['ready', 'messages', 'messages']);
    expect(bystander.events).toEqual(['ready']);
  });

  it.each(['reader', 'writer'])(
    'no event is sent when a message is read whose %s hides read receipts',
    async (who) => {
      const [a, b] = [await listening(anna), await listening(bert)];
      const set = await t.injectAs(who === 'reader' ? bert : anna, {
        method: 'POST',
        url: '/v2/user/settings',
        payload: { privacy: { read_receipts: false } },
      });
      expect(set.status).toBe(200);
      await write(anna, bert);
      await expect.poll(() => a.events, SOON).toEqual(['ready', 'messages']);
      const { body } = await t.injectAs(bert, `/v2/conversations?participant=${bert.blogUuid}`);
      const { status } = await t.injectAs(bert, {
        method: 'POST',
        url: '/v2/conversations/mark_as_read',
        payload: { conversation_id: body.response.conversations[0].id, participant: bert.blogUuid },
      });
      expect(status).toBe(204);
      await expect.poll(() => b.events, SOON).toEqual(['ready', 'messages', 'messages']);
      // Both would have been announced together.
      expect(a.events).toEqual(['ready', 'messages']);
    },
  );

  it('a member receives events of notifications to all of their blogs, and of their being read', async () => {
    await t.db.query('insert into blogs (owner_id, name, title) values ($1, $2, $2)', [
      anna.userId,
      `desk-${serial}`,
    ]);
    for (const member of [anna, cleo]) await addWriter(t.db, `desk-${serial}`, member);
    const post = await postAs(t, anna, { content: text('Ours') }, `desk-${serial}`);
    const [a, c, bystander] = [
      await listening(anna),
      await listening(cleo),
      await listening(await t.member(`dora-${serial}`)),
    ];
    await likeAs(t, bert, post);
    await expect
      .poll(() => [a.events, c.events], SOON)
      .toEqual([
        ['ready', 'notifications'],
        ['ready', 'notifications'],
      ]);
    await t.injectAs(anna, {
      method: 'POST',
      url: `/v2/blog/desk-${serial}/notifications/read`,
      payload: {},
    });
    await expect.poll(() => a.events, SOON).toEqual(['ready', 'notifications', 'notifications']);
    expect(bystander.events).toEqual(['ready']);
  });

  it('a member receives events of posts of followed blogs once they are published', async () => {
    await followAs(t, anna, bert.blogName);
    const [a, bystander] = [await listening(anna), await listening(cleo)];
    const draft = await postAs(t, bert, { content: text('Later'), state: 'draft' });
    await write(bert, anna);
    await expect.poll(() => a.events, SOON).toEqual(['ready', 'messages']);
    await t.injectAs(bert, {
      method: 'POST',
      url: `/v2/blog/${bert.blogName}/post/edit`,
      payload: { id: draft.id, state: 'published' },
    });
    await expect.poll(() => a.events, SOON).toEqual(['ready', 'messages', 'posts']);
    await postAs(t, bert, { content: text('Now') });
    await expect.poll(() => a.events, SOON).toEqual(['ready', 'messages', 'posts', 'posts']);
    expect(bystander.events).toEqual(['ready']);
  });

  it('a writer of a private blog receives events of its posts and of their being read', async () => {
    const attic = `attic-${serial}`;
    await t.injectAs(anna, {
      method: 'POST',
      url: '/v2/user/blogs',
      payload: { tumblelog: attic, is_private: true },
    });
    await addWriter(t.db, attic, bert);
    const [b, bystander] = [await listening(bert), await listening(cleo)];
    await postAs(t, anna, 'For us', attic);
    await expect.poll(() => b.events, SOON).toEqual(['ready', 'posts']);
    await t.injectAs(bert, `/v2/blog/${attic}/posts`);
    await expect.poll(() => b.events, SOON).toEqual(['ready', 'posts', 'notifications']);
    // The second request found nothing new.
    await t.injectAs(bert, `/v2/blog/${attic}/posts`);
    await write(anna, bert);
    await expect.poll(() => b.events, SOON).toEqual(['ready', 'posts', 'notifications', 'messages']);
    expect(bystander.events).toEqual(['ready']);
  });

  it('a member receives events of votes in polls they asked or answered', async () => {
    const poll = {
      type: 'poll' as const,
      clientId: `poll-${serial}`,
      question: 'Well?',
      answers: ['a', 'b'].map((answer) => ({ clientId: answer, answerText: answer })),
      settings: { multipleChoice: false, closeStatus: 'open' as const, expireAfter: 86_400 },
    };
    await postAs(t, anna, { content: [poll] as never });
    const vote = (member: Member) =>
      t.injectAs(member, {
        method: 'POST',
        url: `/v2/polls/${poll.clientId}`,
        payload: { selected: ['a'] },
      });
    const [a, b, bystander] = [await listening(anna), await listening(bert), await listening(cleo)];
    expect((await vote(bert)).status).toBeLessThan(300);
    const told = `polls {"ids":["${poll.clientId}"]}`;
    await expect
      .poll(() => [a.events, b.events], SOON)
      .toEqual([
        ['ready', told],
        ['ready', told],
      ]);
    expect(bystander.events).toEqual(['ready']);
  });

  it('a write that is rolled back sends no event', async () => {
    const a = await listening(anna);
    await t.db
      .transaction(async (tx) => {
        await tx.query(
          "insert into notifications (blog_id, type, user_id, subject_id) values ($1, 'like', $2, 1)",
          [anna.blogId, bert.userId],
        );
        throw new Error('after all not');
      })
      .catch(() => undefined);
    await write(bert, anna);
    await expect.poll(() => a.events, SOON).toEqual(['ready', 'messages']);
  });
});

describe('event streams at shutdown', () => {
  it('shutdown closes event streams before it waits for connections, and accepts none', async () => {
    const other = await buildTestApp({ db: t.db });
    const heard = await openEventStream(other.app, anna);
    other.app.startClosing();
    await expect.poll(() => heard.isEnded, SOON).toBe(true);
    const late = await openEventStream(other.app, bert);
    await expect.poll(() => late.isEnded, SOON).toBe(true);
    await other.close();
  });
});

describe.runIf(testEngine === 'postgres')('event streams of several processes', () => {
  it('a process receives the events of another process', async () => {
    const other = await buildTestApp({ db: t.db });
    const heard = await openEventStream(other.app, bert);
    await write(anna, bert);
    await expect.poll(() => heard.events, SOON).toEqual(['ready', 'messages']);
    await other.close();
  });

  it('an event stream is ready again once a broken database listener reconnects', async () => {
    const b = await listening(bert);
    await t.db.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live' and datname = current_database()",
    );
    await expect.poll(() => b.events, SOON).toEqual(['ready', 'ready']);
    await write(anna, bert);
    await expect.poll(() => b.events, SOON).toEqual(['ready', 'ready', 'messages']);
  });
});
