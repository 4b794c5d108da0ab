import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { DatabaseFault } from '#server/db/database.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { type BindOptions, bindContract } from './bind.ts';
import { answer, type Handlers } from './handler.ts';
import { loadContract } from './load.ts';

let db: Database | undefined;
const open: TestApp[] = [];
/**
 * Returns an app with these handlers only. All tests of the file share one database, since these handlers store
 * nothing.
 */
async function appWith(handlers: Partial<Handlers>): Promise<TestApp> {
  db ??= await freshDatabase();
  const t = await buildTestApp({ handlers, db });
  open.push(t);
  return t;
}
afterEach(async () => {
  for (const t of open.splice(0)) await t.close();
});

const json = { 'content-type': 'application/json' };
const first = (reply: Reply<AnyBody>) => reply.body.errors[0];

test('path and query parameters reach the handler decoded and with their contract types', async () => {
  let seen: unknown;
  const t = await appWith({
    listTrendingTags: () => ({ tags: [], links: {} }) as never,
    getHubHeader: ({ params, query }) => {
      seen = { params, query };
      throw domainError('not-found');
    },
    getUserCounts: ({ query }) => {
      seen = query;
      throw domainError('internal-error');
    },
  });
  await t.inject('/v2/hubs/r%26b%20%2F%20soul/header_info');
  expect(seen).toEqual({ params: { tag: 'r&b / soul' }, query: {} });
  const member = await t.member(`m${open.length}a`);
  await t.injectAs(member, '/v2/user/counts?unread=true&inbox=false');
  // Omitted parameters have the contract's default.
  expect(seen).toMatchObject({ unread: true, inbox: false, unread_messages: false });
});

test('an invalid parameter is refused by name', async () => {
  const t = await appWith({ getTrendingTimeline: () => ({ timeline: { elements: [], links: {} } }) });
  const cases = [
    ['limit=0', 'limit', 'limit must be at least 1.'],
    ['limit=51', 'limit', 'limit must be at most 50.'],
    ['limit=1e1', 'limit', 'limit must be a whole number.'],
    ['limit=0x10', 'limit', 'limit must be a whole number.'],
    ['limit=', 'limit', 'limit must be a whole number.'],
    ['limit=1&limit=2', 'limit', 'limit must be a whole number.'],
    ['lmit=5', 'lmit', 'lmit is not known here.'],
    ['__proto__=5', '__proto__', '__proto__ is not known here.'],
    ['cursor=', 'cursor', 'cursor must not be empty.'],
  ];
  for (const [query, field, detail] of cases) {
    const reply = await t.inject(`/v2/explore/trending?${query}`);
    expect([query, reply.status]).toEqual([query, 400]);
    expect([query, reply.status, first(reply)]).toMatchObject([query, 400, { code: 5016, field, detail }]);
  }
  expect((await t.inject('/v2/explore/trending?limit=50')).status).toBe(200);
});

test('an unknown parameter is ignored where the contract has no code for it', async () => {
  let reached = false;
  const t = await appWith({
    getFeatures: () => {
      reached = true;
      throw domainError('internal-error');
    },
  });
  expect((await t.inject('/svc/pop/config?unknown=1')).status).toBe(500);
  expect(reached).toBe(true);
});

test('an invalid body is refused by field name, also in nested fields', async () => {
  const t = await appWith({
    checkPasswordStrength: () => ({ score: 4, acceptable: true }),
    createPost: () => null as never,
  });
  const post = (payload: unknown) =>
    t.inject({ method: 'POST', url: '/v2/password/strength', headers: json, payload: payload as object });
  expect(first(await post({}))).toMatchObject({ field: 'password', detail: 'password is missing.' });
  expect(first(await post({ password: 5 }))).toMatchObject({
    field: 'password',
    detail: 'password must be text.',
  });
  expect(first(await post({ password: 'x', hint: 1 }))).toMatchObject({ field: 'hint' });
  expect(first(await post('{"password":"x","__proto__":{"a":1}}'))).toMatchObject({ field: '__proto__' });
  expect(first(await post([]))).toMatchObject({ field: 'body', detail: 'body must be an object.' });
  expect(first(await post('{"password":'))).toMatchObject({
    field: 'body',
    detail: 'body is not valid JSON.',
  });
  expect(first(await post(''))).toMatchObject({ field: 'body', detail: 'body is missing.' });
  expect((await post({ password: 'x' })).status).toBe(200);

  const member = await t.member('nested');
  const content = [
    { type: 'text', text: 'fine' },
    { type: 'text', txt: 'not' },
  ];
  const nested = await t.injectAs(member, {
    method: 'POST',
    url: '/v2/blog/nested/posts',
    headers: json,
    payload: { content },
  });
  expect(first(nested)).toMatchObject({ code: 5016, field: 'content.1.text' });
  const unknownKind = await t.injectAs(member, {
    method: 'POST',
    url: '/v2/blog/nested/posts',
    headers: json,
    payload: { content: [{ type: 'hologram' }] },
  });
  expect(first(unknownKind)).toMatchObject({ code: 5016, field: 'content.0.type' });
});

test('a wrong content type and a body that is too large have their own errors', async () => {
  const t = await appWith({ checkPasswordStrength: () => ({ score: 4, acceptable: true }) });
  const send = (type: string, payload: string) =>
    t.inject({ method: 'POST', url: '/v2/password/strength', headers: { 'content-type': type }, payload });
  for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
    const reply = await send(type, 'password=x');
    expect([type, reply.status, first(reply).code]).toEqual([type, 415, 5015]);
  }
  expect((await send('application/x-www-form-urlencoded', 'password=x')).status).toBe(200);
  expect((await send('Application/JSON; charset=UTF-8', '{"password":"x"}')).status).toBe(200);
  const large = await send('application/json', JSON.stringify({ password: 'x'.repeat(1_100_000) }));
  expect([large.status, first(large).code]).toEqual([413, 5013]);
});

test("responses are wrapped in the envelope, with the contract's status or the one the handler names", async () => {
  const t = await appWith({
    checkPasswordStrength: () => answer(200, { score: 4, acceptable: true }, { contentRating: 'adult' }),
    endSession: () => answer(204),
  });
  const reply = await t.inject({
    method: 'POST',
    url: '/v2/password/strength',
    headers: json,
    payload: { password: 'x' },
  });
  expect(reply.body).toEqual({
    meta: { status: 200, msg: 'OK', contentRating: 'adult' },
    response: { score: 4, acceptable: true },
  });
  const empty = await t.inject({ method: 'POST', url: '/v2/logout' });
  expect([empty.status, empty.body]).toEqual([204, undefined]);
});

test('an operation without a handler answers 501 in the envelope', async () => {
  const t = await appWith({});
  const reply = await t.inject('/v2/config');
  expect([reply.status, first(reply).code]).toEqual([501, 5001]);
});

test('an unexpected error answers 500 without its cause', async () => {
  const t = await appWith({
    getConfig: () => {
      throw new Error('password of the database is hunter2');
    },
  });
  const reply = await t.inject('/v2/config');
  expect([reply.status, first(reply).code]).toEqual([500, 5000]);
  expect(JSON.stringify(reply.body)).not.toContain('hunter2');
});

test.each(['08001', '08006', '08007', '53300', '55P03', '57014', '57P01'])(
  'an unreachable or overloaded database (%s) answers 503 with Retry-After',
  async (sqlState) => {
    const t = await appWith({
      getConfig: () => {
        throw new DatabaseFault('connect ECONNREFUSED', sqlState, undefined, undefined);
      },
    });
    const reply = await t.inject('/v2/config');
    expect([reply.status, first(reply).code, reply.headers['retry-after']]).toEqual([503, 5003, '5']);
  },
);

test('a body that is nested too deeply is refused before it is parsed', async () => {
  const t = await appWith({ checkPasswordStrength: () => ({ score: 1, acceptable: true }) });
  const send = (payload: string) =>
    t.inject({ method: 'POST', url: '/v2/password/strength', headers: json, payload });
  for (const payload of ['['.repeat(500_000), `{"password":${'['.repeat(51)}${']'.repeat(51)}}`]) {
    const reply = await send(payload);
    expect([reply.status, first(reply).code]).toEqual([400, 5016]);
    expect(first(reply).detail).toMatch(/levels/);
  }
  expect((await send('{"password":"[[[[[[["}')).status).toBe(200);
});

test('a response that breaks the contract is found: schema, unnamed field, status, error code', async () => {
  const strength = {
    method: 'POST',
    url: '/v2/password/strength',
    headers: json,
    payload: { password: 'x' },
  } as const;
  const wrong = await appWith({ checkPasswordStrength: () => ({ score: 9, acceptable: true }) });
  await expect(wrong.inject(strength)).rejects.toThrow(/score must be <= 4/);
  const extra = await appWith({
    checkPasswordStrength: () => ({ score: 1, acceptable: true, secret: 1 }) as never,
  });
  await expect(extra.inject(strength)).rejects.toThrow(/secret/);
  const status = await appWith({
    checkPasswordStrength: () => answer(202 as 200, { score: 1, acceptable: true }),
  });
  await expect(status.inject(strength)).rejects.toThrow(/status 202 is not documented/);
  const code = await appWith({
    checkPasswordStrength: () => {
      throw domainError('blog-name-invalid');
    },
  });
  await expect(code.inject(strength)).rejects.toThrow(/error code 4 is not listed/);
});

test('a response header that breaks the contract is found: undeclared, missing or invalid', async () => {
  const strength = {
    method: 'POST',
    url: '/v2/password/strength',
    headers: json,
    payload: { password: 'x' },
  } as const;
  const withHeaders = (headers: Record<string, string>) =>
    appWith({ checkPasswordStrength: () => answer(200, { score: 4, acceptable: true }, { headers }) });
  const cases = [
    [{ location: '/elsewhere' }, /location is not declared/],
    [{ 'retry-after': '3' }, /retry-after is not declared/],
    [{ 'set-cookie': 'sid=new; Path=/' }, /starting a session is not declared/],
    [{ 'x-request-id': '' }, /x-request-id must not be/],
  ] as const;
  for (const [headers, problem] of cases) {
    await expect((await withHeaders(headers)).inject(strength)).rejects.toThrow(problem);
  }
  for (const cookie of ['sid=; Path=/', 'last_sid=new; Path=/']) {
    const reply = await (await withHeaders({ 'set-cookie': cookie })).inject(strength);
    expect([reply.status, reply.headers['x-request-id']]).toEqual([200, expect.stringMatching(/^req-/)]);
  }
  const bare = await appWith({
    checkPasswordStrength: ({ reply }) => {
      reply.removeHeader('x-request-id');
      return { score: 4, acceptable: true };
    },
  });
  await expect(bare.inject(strength)).rejects.toThrow(/x-request-id is missing/);
});

test('Idempotency-Key is validated, and required where a call charges', async () => {
  const t = await appWith({ createPost: reached, orderProduct: reached });
  const member = await t.member(`keys${open.length}`);
  const send = (url: string, payload: object, key?: string) =>
    t.injectAs(member, {
      method: 'POST',
      url,
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const post = (key?: string) => send(`/v2/blog/keys${open.length}/posts`, { content: [] }, key);
  for (const key of [undefined, 'x'.repeat(16), 'x'.repeat(128), 'Az09_-Az09_-Az09']) {
    expect([key, (await post(key)).status]).toEqual([key, 404]);
  }
  for (const key of [
    '',
    'x'.repeat(15),
    'x'.repeat(129),
    'with a space in it',
    'first-key-first-key, again',
  ]) {
    const reply = await post(key);
    expect([key, reply.status, first(reply)]).toMatchObject([
      key,
      400,
      { code: 5016, field: 'Idempotency-Key' },
    ]);
  }
  const order = await send('/v2/skeinmart/checkout', {});
  expect([order.status, first(order)]).toMatchObject([
    400,
    { code: 5016, detail: 'Idempotency-Key is missing.' },
  ]);
});

/** Proves that a request passed its checks. */
function reached(): never {
  throw domainError('not-found');
}

test('text that no database can store is refused by field name, at any depth', async () => {
  const t = await appWith({
    createPost: reached,
    getHubHeader: reached,
    getTrendingTimeline: () => ({ timeline: { elements: [], links: {} } }),
  });
  const member = await t.member('keepable');
  const post = (body: string) =>
    t.injectAs(member, { method: 'POST', url: '/v2/blog/keepable/posts', headers: json, payload: body });
  const cases = [
    ['{"content":[{"type":"text","text":"a\\u0000b"}]}', 'content.0.text'],
    ['{"content":[{"type":"text","text":"half \\ud83e"}]}', 'content.0.text'],
    ['{"content":[],"tags":"\\uDC00"}', 'tags'],
  ] as const;
  for (const [body, field] of cases) {
    const reply = await post(body);
    expect([body, reply.status, first(reply)]).toMatchObject([body, 400, { code: 5016, field }]);
  }
  expect(await t.inject('/v2/hubs/a%00b/header_info')).toMatchObject({ status: 400 });
  expect(await t.inject('/v2/explore/trending?cursor=a%00')).toMatchObject({ status: 400 });
  const fine = await post('{"content":[{"type":"text","text":"whole \\ud83e\\udd80, \\\\u0000"}]}');
  expect(fine.status).toBe(404);
});

test('a time outside the years 1 to 9999 is refused', async () => {
  const t = await appWith({ createPost: reached });
  const member = await t.member('moments');
  const statusOf = async (date: string) => {
    const payload = { content: [], date };
    return (await t.injectAs(member, { method: 'POST', url: '/v2/blog/moments/posts', payload })).status;
  };
  expect(await statusOf('0000-12-31T00:00:00Z')).toBe(400);
  expect(await statusOf('0001-01-01T00:00:00+01:00')).toBe(400);
  expect(await statusOf('9999-12-31T23:59:59-01:00')).toBe(400);
  expect(await statusOf('0001-01-01T00:00:00Z')).toBe(404);
  expect(await statusOf('9999-12-31T23:59:60Z')).toBe(404);
});

test('the start fails for a handler with a role on a subject that has no resolver, naming the operation', () => {
  const roles = [{ as: 'campaign', subject: 'campaign', in: 'path', name: 'id', role: 'owner' }];
  const loaded = loadContract();
  const asking = loaded.operations.find(({ id }) => id === 'editDomain');
  const contract = { ...loaded, operations: [{ ...asking, roles }] };
  const options = { contract, handlers: { editDomain: () => null }, others: { aliases: [] } };
  const bind = () => bindContract(Fastify(), options as unknown as BindOptions);
  expect(bind).toThrow('editDomain asks for a role on a campaign');
});

test('the subject is resolved and its role checked before the handler runs', async () => {
  let seen: unknown;
  const t = await appWith({
    listDrafts: ({ subject }) => {
      seen = subject;
      throw domainError('internal-error');
    },
  });
  const [owner, stranger] = [await t.member('drafts-owner'), await t.member('drafts-stranger')];
  const url = '/v2/blog/drafts-owner/posts/draft';
  expect((await t.injectAs(stranger, url)).status).toBe(403);
  expect(seen).toBeUndefined();
  expect((await t.injectAs(owner, url)).status).toBe(500);
  expect(seen).toMatchObject({ blog: { name: 'drafts-owner', member_role: 'admin' } });
});
