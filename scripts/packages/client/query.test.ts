import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callsOf, createSkeinClient, type SkeinCalls } from './client.ts';
import { CallError, listOf, mutationOf, queryOf } from './query.ts';

/** Creates the calls of a client that gets these answers, one after the other, and records the requests. */
function callsWith(answers: Response[]): { calls: SkeinCalls; sent: Request[] } {
  const sent: Request[] = [];
  const client = createSkeinClient({
    baseUrl: 'https://api.example',
    retries: 0,
    fetch: async (request) => {
      sent.push(request);
      return answers.shift() ?? new Response(null, { status: 500 });
    },
  });
  return { calls: callsOf(client), sent };
}

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

const ok = (response: object) => json(200, { meta: { status: 200, msg: 'OK' }, response });

const blog = { params: { path: { blog: 'marlow' } } };

test('queryOf returns options whose data is the response, under a key that begins with the operationId', async () => {
  const { calls } = callsWith([ok({ blog: { name: 'marlow' } })]);
  const queryClient = new QueryClient();
  const { blog: info } = await queryClient.fetchQuery(queryOf(calls, 'getBlogInfo', blog));
  expect(info.name).toBe('marlow');
  expect(queryClient.getQueriesData({ queryKey: ['getBlogInfo'] })).toHaveLength(1);
  expect(queryClient.getQueryData(['getBlogInfo', blog])).toEqual({ blog: { name: 'marlow' } });
  // @ts-expect-error The path needs a blog.
  expect(queryOf(calls, 'getBlogInfo').queryKey[0]).toBe('getBlogInfo');
});

test('queryOf throws a CallError with the status and the envelope of a refusal, and asks once', async () => {
  const envelope = { meta: { status: 404, msg: 'No' }, errors: [{ code: 4004, title: 'No', detail: 'No' }] };
  const { calls, sent } = callsWith([json(404, envelope)]);
  const error = await new QueryClient()
    .fetchQuery(queryOf(calls, 'getBlogInfo', blog))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 404, error: { errors: [{ code: 4004 }] } });
  expect(sent).toHaveLength(1);
});

test('queryOf ends the request when its query is cancelled', async () => {
  const { calls, sent } = callsWith([]);
  const aborted = new AbortController();
  const options = queryOf(calls, 'getBlogInfo', blog);
  const asked = options.queryFn({ signal: aborted.signal }).catch((thrown: unknown) => thrown);
  await asked;
  expect(sent[0]?.signal.aborted).toBe(false);
  aborted.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
});

test('listOf reads pages along links.next and keeps the query of the first page', async () => {
  const next = { next: { href: '/v2/user/likes', queryParams: { cursor: 'c1' } } };
  const { calls, sent } = callsWith([
    ok({ likedPosts: [{ id: '1' }], links: next }),
    ok({ likedPosts: [{ id: '2' }], links: {} }),
  ]);
  const options = listOf(calls, 'listUserLikes', { params: { query: { limit: 1 } } });
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 3 });
  expect(pages.map(({ likedPosts }) => likedPosts.map(({ id }) => id))).toEqual([['1'], ['2']]);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=1', '?limit=1&cursor=c1']);
});

test('mutationOf sends what mutate gets, and its key names the operation', async () => {
  const { calls, sent } = callsWith([ok({})]);
  const body = { id: '7', reblog_key: 'kR3tQz8a' };
  const options = mutationOf(calls, 'likePost');
  await new MutationObserver(new QueryClient(), options).mutate({ body });
  expect(options.mutationKey).toEqual(['likePost']);
  expect(await sent[0]?.json()).toEqual(body);
});
