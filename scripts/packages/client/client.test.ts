import { afterEach, expect, test, vi } from 'vitest';
import { CallError, callsOf, createSkeinClient, paginate, type SkeinClientOptions } from './client.ts';

afterEach(() => vi.useRealTimers());

/** Creates a client whose calls get these answers, one after the other, and records the requests. */
function clientWith(answers: (Response | Error)[], options: Partial<SkeinClientOptions> = {}) {
  const sent: Request[] = [];
  const client = createSkeinClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => {
      sent.push(request);
      const answer = answers.shift() ?? new Response(null, { status: 500 });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  return { calls: callsOf(client), sent };
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const ok = (response: object) => json(200, { meta: { status: 200, msg: 'OK' }, response });
function refused(status: number, headers: Record<string, string> = {}): Response {
  const errors = [{ code: 4029, title: 'No', detail: 'No' }];
  return json(status, { meta: { status, msg: 'No' }, errors }, headers);
}

test('callsOf sends an operation by its name, with typed parameters', async () => {
  const { calls, sent } = clientWith([ok({ blog: { name: 'marlow' } })]);
  const { data } = await calls.getBlogInfo({ params: { path: { blog: 'marlow' } } });
  expect(data?.response.blog.name).toBe('marlow');
  expect([sent[0]?.method, sent[0]?.url]).toEqual(['GET', 'https://api.example/v2/blog/marlow/info']);
  // @ts-expect-error The path needs a blog.
  expect(() => calls.getBlogInfo()).toBeDefined();
});

test('createSkeinClient sends an Idempotency-Key with the calls that take one, the same when it repeats them', async () => {
  vi.useFakeTimers();
  const { calls, sent } = clientWith([new Error('lost'), ok({ id: '7' }), ok({}), ok({ id: '8' })]);
  const post = {
    params: { path: { blog: 'marlow' } },
    body: { content: [{ type: 'text' as const, text: 'Hi' }] },
  };
  const first = calls.createPost(post);
  await vi.runAllTimersAsync();
  expect((await first).data?.response.id).toBe('7');
  await calls.likePost({ body: { id: '7', reblog_key: 'kR3tQz8a' } });
  await calls.createPost(post);
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], null, expect.not.stringMatching(keys[0] ?? '')]);
  expect(await sent[1]?.text()).toBe(JSON.stringify(post.body));
});

test('a call waits as long as Retry-After says, and repeats at most as often as asked', async () => {
  vi.useFakeTimers();
  const { calls, sent } = clientWith([refused(429, { 'retry-after': '3' }), ok({})]);
  const like = calls.likePost({ body: { id: '7', reblog_key: 'kR3tQz8a' } });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await like).response.status).toBe(200);

  const never = clientWith([refused(429, { 'retry-after': '3' }), ok({})], { retries: 0 });
  expect((await never.calls.getUserInfo()).response.status).toBe(429);
  const tooLong = clientWith([refused(429, { 'retry-after': '86400' }), ok({})]);
  expect((await tooLong.calls.getUserInfo()).response.status).toBe(429);
});

test('a write without an Idempotency-Key is not repeated after a lost connection or a 503', async () => {
  const like = { body: { id: '7', reblog_key: 'kR3tQz8a' } };
  const lost = clientWith([new Error('lost'), ok({})]);
  await expect(lost.calls.likePost(like)).rejects.toThrow('lost');
  const busy = clientWith([refused(503, { 'retry-after': '1' }), ok({})]);
  expect((await busy.calls.likePost(like)).response.status).toBe(503);
  expect([lost.sent.length, busy.sent.length]).toEqual([1, 1]);
});

test('paginate follows the links of a list to its end and keeps the query of the first page', async () => {
  const next = { next: { href: '/v2/user/likes', queryParams: { cursor: 'c1' } } };
  const { calls, sent } = clientWith([
    ok({ likedPosts: [{ id: '1' }], links: next }),
    ok({ likedPosts: [{ id: '2' }], links: {} }),
  ]);
  const ids: string[] = [];
  for await (const page of paginate(calls.listUserLikes, { params: { query: { limit: 1 } } }))
    ids.push(...page.likedPosts.map(({ id }) => id));
  expect(ids).toEqual(['1', '2']);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=1', '?limit=1&cursor=c1']);
});

test('paginate throws a CallError with the status and the envelope of a refused page', async () => {
  const { calls } = clientWith([refused(401)]);
  const pages = paginate(calls.listUserLikes);
  const error = await pages.next().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 401, error: { errors: [{ code: 4029 }] } });
});
