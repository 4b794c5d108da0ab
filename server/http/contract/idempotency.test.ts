import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { RESUMABLE } from './idempotency.ts';

let app: TestApp;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
});
afterAll(() => app.close());

let made = 0;
let key: string;
beforeEach(() => {
  made += 1;
  key = `key-of-test-number-${made}`;
});

function create(member: Member, words: string, idempotencyKey: string | undefined = key) {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${member.blogName}/posts`,
    headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    payload: { content: text(words) },
  });
}

async function countOf({ blogId }: Member, words: string): Promise<number> {
  const [row] = await app.db.query<{ count: number }>(
    'select count(*)::int as count from posts where blog_id = $1 and summary = $2',
    [blogId, words],
  );
  return row?.count ?? 0;
}
function age(by: string) {
  return app.db.query('update idempotency_keys set created_at = now() - $2::interval where key = $1', [
    key,
    by,
  ]);
}

describe('a repeated request with the same Idempotency-Key', () => {
  it('a repeated idempotency key writes once and returns the first response, even after later changes', async () => {
    const first = await create(anna, 'Once');
    await app.injectAs(anna, {
      method: 'PUT',
      url: `/v2/blog/anna/posts/${first.body.response.id}`,
      payload: { content: text('Edited') },
    });
    const again = await create(anna, 'Once');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.response).toEqual(first.body.response);
    expect(await countOf(anna, 'Edited')).toBe(1);
    expect(await countOf(anna, 'Once')).toBe(0);
  });

  it('concurrent requests with one idempotency key write once; the others get the response or are told to wait', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => create(anna, 'Double click')));
    const written = replies.filter(({ status }) => status === 201);
    const waiting = replies.filter(({ status }) => status !== 201);
    expect(written.length).toBeGreaterThan(0);
    expect(new Set(written.map(({ body }) => body.response.id)).size).toBe(1);
    for (const { status, body, headers } of waiting) {
      expect([status, body.errors[0].code, headers['retry-after']]).toEqual([409, 4011, '1']);
    }
    expect(await countOf(anna, 'Double click')).toBe(1);
    expect((await create(anna, 'Double click')).body.response.id).toBe(written[0]?.body.response.id);
  });

  it('a repeated idempotency key replies to a post once', async () => {
    const post = await postAs(app, bela, 'Reply to me');
    const reply = () =>
      app.injectAs(anna, {
        method: 'POST',
        url: '/v2/user/post/reply',
        headers: { 'idempotency-key': key },
        payload: { post_id: post.id, reblog_key: post.reblogKey, tumblelog: 'bela', reply_text: 'Hello' },
      });
    const [one, two] = [await reply(), await reply()];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.response).toEqual(one.body.response);
    const { body } = await app.inject(`/v2/blog/bela/posts/${post.id}`);
    expect(body.response.post.replyCount).toBe(1);
  });

  it('an idempotency key starts a new request a day later', async () => {
    await create(anna, 'Daily');
    await age('23 hours 59 minutes');
    await create(anna, 'Daily');
    expect(await countOf(anna, 'Daily')).toBe(1);
    await age('24 hours 1 second');
    await create(anna, 'Daily');
    expect(await countOf(anna, 'Daily')).toBe(2);
  });

  it('an idempotency key may be reused after its request failed', async () => {
    const refused = await create(anna, ' ');
    expect(refused.status).toBe(400);
    const [left] = await app.db.query('select 1 from idempotency_keys where key = $1', [key]);
    expect(left).toBeUndefined();
    expect((await create(anna, 'Better')).status).toBe(201);
  });

  it('a request abandoned by a dead process is started again by its key, but never where it charges', async () => {
    await create(anna, 'Abandoned');
    await app.db.query('update idempotency_keys set answer = null where key = $1', [key]);
    expect((await create(anna, 'Abandoned')).status).toBe(409);
    const [row] = await app.db.query<{ request_hash: Uint8Array }>(
      'select request_hash from idempotency_keys where key = $1',
      [key],
    );
    const asked = { userId: anna.userId, key, hash: row?.request_hash ?? new Uint8Array() };
    await age('61 seconds');
    const keys = app.app.services.idempotencyKeys;
    expect(await keys.begin(asked, undefined)).toEqual({ kind: 'under-way' });
    expect((await create(anna, 'Abandoned')).status).toBe(201);
  });
});

it('RESUMABLE lists exactly the operations that recognise their earlier attempt', () => {
  const handlers = globSync('server/modules/**/operations/*.ts', {
    cwd: new URL('../../..', import.meta.url),
  }) as string[];
  const knowing = handlers.filter((file) =>
    /\bintent\b/.test(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')),
  );
  expect(knowing.map((file) => basename(file, '.ts')).sort()).toEqual([...RESUMABLE].sort());
});

it.each([
  ['other words', () => create(anna, 'Second words')],
  [
    'another operation',
    () =>
      app.injectAs(anna, {
        method: 'POST',
        url: '/v2/user/post/reply',
        headers: { 'idempotency-key': key },
        payload: { post_id: '1', reblog_key: 'abcdefgh', tumblelog: 'bela', reply_text: 'Hello' },
      }),
  ],
])('an idempotency key reused with %s is refused', async (_what, other) => {
  await create(anna, 'First words');
  const { status, body } = await other();
  expect([status, body.errors[0].code]).toEqual([409, 4010]);
  expect(await countOf(anna, 'Second words')).toBe(0);
});

it('idempotency keys belong to one member, and requests without a key are always new', async () => {
  const [one, two] = [await create(anna, 'Mine'), await create(bela, 'Mine')];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body.response.id).not.toBe(one.body.response.id);
  const bare = () =>
    app.injectAs(bela, {
      method: 'POST',
      url: '/v2/blog/bela/posts',
      payload: { content: text('Without a key') },
    });
  await bare();
  await bare();
  expect(await countOf(bela, 'Without a key')).toBe(2);
});

it.each(['short', 'x'.repeat(129), 'with a space in it', 'ümlaut-ümlaut-ümlaut'])(
  'Idempotency-Key refuses %s',
  async (bad) => {
    const { status, body } = await create(anna, 'Badly keyed', Buffer.from(bad).toString('latin1'));
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 5016, 'Idempotency-Key']);
    expect(await countOf(anna, 'Badly keyed')).toBe(0);
  },
);

it('idempotency keys older than a day are deleted, newer ones are kept', async () => {
  await create(anna, 'Swept');
  const today = 'key-that-is-still-of-today';
  await create(anna, 'Kept', today);
  await age('25 hours');
  await app.app.services.idempotencyKeys.sweep();
  const left = await app.db.query('select key from idempotency_keys where key = any($1::text[])', [
    [key, today],
  ]);
  expect(left).toEqual([{ key: today }]);
});
