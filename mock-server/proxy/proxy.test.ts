import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LoggedFinding } from './findings-log.ts';
import { type RunningProxy, startProxy } from './proxy.ts';

let backend: Server;
let answer: RequestListener;
let proxy: RunningProxy;
/** The findings at the start of the test. */
let before: LoggedFinding[];

beforeAll(async () => {
  backend = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  proxy = await startOne();
});
beforeEach(() => {
  before = proxy.ledger.entries();
});
afterAll(async () => {
  await proxy.close();
  backend.close();
  backend.closeAllConnections();
});

/** The tests share one proxy, because reading the contract takes two seconds; only the closing test starts its own. */
function startOne(): Promise<RunningProxy> {
  const url = new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
  return startProxy({ backend: url, port: 0, pagePort: 0 });
}

const meta = { status: 200, msg: 'OK' };
const followed = { meta, response: { followedBy: true } };
const url = '/v2/blog/marlow/followed_by?query=odile';
const headers = { 'content-type': 'application/json', 'x-request-id': 'r-1' };

function answering(status: number, body: unknown, more: Record<string, string | string[]> = {}): void {
  answer = (request, response) => {
    request.resume();
    response.writeHead(status, { ...headers, ...more }).end(JSON.stringify(body));
  };
}

/** Returns the findings since the test began, with the number of occurrences. */
function fresh(): LoggedFinding[] {
  const timesBefore = new Map(
    before.map(({ call: _, times, ...finding }) => [JSON.stringify(finding), times]),
  );
  return proxy.ledger.entries().flatMap((entry) => {
    const { call: _, times, ...finding } = entry;
    const more = times - (timesBefore.get(JSON.stringify(finding)) ?? 0);
    return more > 0 ? [{ ...entry, times: more }] : [];
  });
}

async function found(path: string, init: RequestInit = {}) {
  await fetch(proxy.url + path, init).then((response) => response.text());
  await proxy.settled();
  return fresh().map(({ operationId, side, problem }) => [operationId, side, problem] as const);
}

test('the proxy passes a valid exchange unchanged and without a finding', async () => {
  answering(200, followed, { 'set-cookie': ['a=1', 'b=2'] });
  const response = await fetch(proxy.url + url);
  expect([response.status, response.headers.getSetCookie(), await response.json()]).toEqual([
    200,
    ['a=1', 'b=2'],
    followed,
  ]);
  expect(await found(url)).toEqual([]);
});

test.each<[string, number, unknown, RegExp]>([
  ['a field that is missing', 200, { meta, response: {} }, /followedBy/],
  ['a field of another type', 200, { meta, response: { followedBy: 'yes' } }, /boolean/],
  ['a status that is not documented', 418, { meta }, /status code/],
])("the proxy reports %s as the backend's fault", async (_what, status, body, words) => {
  answering(status, body);
  const findings = await found(url);
  expect(findings).toEqual([['checkFollowedBy', 'response', expect.stringMatching(words)]]);
});

test('the proxy reports a code that the operation does not list', async () => {
  const body = {
    meta: { status: 404, msg: 'Not Found', requestId: 'r-1' },
    errors: [{ code: 20006, title: 'Invalid poll', detail: 'There is no such poll.' }],
  };
  answering(404, body);
  expect(await found(url)).toEqual([
    ['checkFollowedBy', 'response', 'Code 20006 is not listed for this operation'],
  ]);
});

test("the proxy reports an unknown call and an invalid request as the client's fault", async () => {
  answering(200, followed);
  await found('/v2/no/such/call');
  const findings = await found('/v2/blog/marlow/followed_by');
  expect(findings[0]).toEqual([undefined, 'request', 'The contract has no GET /v2/no/such/call']);
  expect(findings[1]?.slice(0, 2)).toEqual(['checkFollowedBy', 'request']);
});

test('the proxy reports what repeats in a list once', async () => {
  const user = { name: 'marlow' };
  answering(200, { meta, response: { users: [user, user, user] } });
  const findings = await found('/v2/blog/marlow/followers?limit=3');
  const problems = findings.map(([, , problem]) => problem);
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems).size).toBe(problems.length);
  expect(problems.join(' ')).not.toMatch(/users[.[/]\d/);
});

test('the proxy reports a failing backend, also with a documented answer, but not what is not built', async () => {
  const failure = (code: number) => ({
    meta: { status: 500, msg: 'Internal Server Error', requestId: 'r-1' },
    errors: [{ code, title: 'We hit a knot', detail: 'It is not your fault.' }],
  });
  answering(500, failure(5000));
  expect(await found(url)).toContainEqual(['checkFollowedBy', 'response', 'The backend failed with 500']);
  answering(501, failure(5001));
  expect(await found(url)).not.toContainEqual(['checkFollowedBy', 'response', 'The backend failed with 501']);
});

test("the proxy reports an unknown query parameter as the client's fault", async () => {
  answering(200, followed);
  expect(await found(`${url}&limt=2&fields[blogs]=name`)).toContainEqual([
    'checkFollowedBy',
    'request',
    'The contract has no query parameter limt',
  ]);
});

test('the proxy validates compressed answers, but not pages and files', async () => {
  answering(200, 'a page');
  expect(await found('/explore')).toEqual([]);
  answer = (_request, response) => {
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify({ meta, response: {} })));
  };
  expect(await found(url)).toHaveLength(1);
});

test('the proxy counts repeated findings and streams them to the page', async () => {
  answering(200, { meta, response: {} });
  await found(url);
  await found(url);
  expect(fresh().map(({ times }) => times)).toEqual([2]);
  const events = await fetch(`${proxy.pageUrl}/events`);
  const reader = events.body?.getReader();
  const text = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(text).toContain('"operationId":"checkFollowedBy"');
  expect(await (await fetch(`${proxy.pageUrl}/`)).text()).toContain('What broke the contract');
});

test('close validates passed exchanges and drops hanging ones', async () => {
  answer = (request, response) => {
    if (request.url !== '/v2/config')
      response.writeHead(200, headers).end(JSON.stringify({ meta, response: {} }));
  };
  const own = await startOne();
  const hanging = fetch(`${own.url}/v2/config`);
  await fetch(own.url + url);
  await Promise.all([own.close(), expect(hanging).rejects.toThrow()]);
  expect(own.ledger.entries().map(({ operationId }) => operationId)).toEqual(['checkFollowedBy']);
});

test('the proxy reports an unreachable backend', async () => {
  answer = (request) => request.socket.destroy();
  const response = await fetch(proxy.url + url);
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('did not answer')]);
});
