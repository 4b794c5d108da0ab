import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exchangeOf } from '../exchange.ts';
import type { Check, OperationResult, Report } from '../model.ts';
import { findingsOf, nextOperations } from './findings.ts';
import { writeReport } from './write.ts';

function wrong(id: string, detail: string, more: Partial<Check> = {}): Check {
  const [section = '', operation = ''] = id.split('/');
  return { id, section, operation, tag: 'posts', title: id, verdict: 'wrong', detail, ...more };
}

function idsOf(checks: readonly Check[]): string[][] {
  return findingsOf(checks).map((finding) => finding.checks.map(({ id }) => id));
}

test('findingsOf takes one difference from a schema for one finding, wherever it was seen', () => {
  const detail = (pointer: string) => `${pointer} must be integer {"type":"integer"}`;
  expect(
    idsOf([
      wrong('answers/getPost/rightful', detail('/response/post/timestamp')),
      wrong('answers/listBlogPosts/200', detail('/response/posts/3/timestamp')),
      wrong('answers/listBlogPosts/rightful', detail('/response/posts/0/timestamp')),
      wrong('answers/getNote/rightful', detail('/response/note/count')),
    ]),
  ).toEqual([
    ['answers/getPost/rightful', 'answers/listBlogPosts/200', 'answers/listBlogPosts/rightful'],
    ['answers/getNote/rightful'],
  ]);
});

test('findingsOf blames an undocumented answer for the refusals and laws that failed by it', () => {
  const cell = '500';
  expect(
    idsOf([
      wrong('laws/likes-count-once', 'step 2, likePost: a success was expected, 500 came', {
        operation: 'getPost',
        blames: 'likePost',
        cell,
      }),
      wrong('refusals/likePost/stranger', 'code 4003 was expected, 500 came', { cell }),
      wrong('refusals/editPost/stranger', 'code 4003 was expected, 500 came', { cell }),
      wrong('answers/likePost/500', 'the failure has no error code', { cell }),
    ]),
  ).toEqual([
    ['answers/likePost/500', 'refusals/likePost/stranger', 'laws/likes-count-once'],
    ['refusals/editPost/stranger'],
  ]);
});

test('nextOperations names what the first incomplete level lacks', () => {
  const operation = (id: string, level: string, presence: OperationResult['presence']): OperationResult => ({
    id,
    level,
    presence,
    method: 'get',
    path: `/v2/${id}`,
    tag: 'posts',
    cells: [],
  });
  const level = (name: string) => ({ name, right: 0, wrong: 0, notProvoked: 0, offered: 0, operations: 0 });
  const report = {
    levels: [level('reading'), level('writing')],
    operations: [
      operation('getPost', 'reading', 'offered'),
      operation('likePost', 'writing', 'not-offered'),
      operation('createPost', 'writing', 'offered'),
    ],
  } as unknown as Report;
  expect(nextOperations(report)).toMatchObject({
    level: 'writing',
    offered: 1,
    of: 2,
    missing: [{ id: 'likePost' }],
  });
});

test('exchangeOf writes a curl command that can be sent again, without secrets', () => {
  const exchange = exchangeOf('https://their.api', {
    status: 200,
    headers: new Headers({ 'x-request-id': 'r-1' }),
    text: '{"accessToken":"abc","name":"it\'s"}',
    json: { accessToken: 'abc', name: "it's" },
    sent: {
      credentials: 'session',
      request: {
        method: 'post',
        path: '/v2/blog/{blog}/posts',
        pathValues: { blog: 'a/b' },
        query: { limit: 2, fields: { blogs: 'name' }, types: ['text', 'photo'] },
        body: { password: 'never-shown', text: "it's" },
      },
    },
  });
  expect(exchange).toEqual({
    status: 200,
    requestId: 'r-1',
    body: '{"accessToken":"…","name":"it\'s"}',
    curl: [
      "curl -i -X POST 'https://their.api/v2/blog/a%2Fb/posts?limit=2&fields%5Bblogs%5D=name&types=text&types=photo'",
      '-H "Authorization: Bearer $TOKEN"',
      '-H "Cookie: $COOKIE"',
      '-H "X-CSRF: $CSRF"',
      "-H 'Accept: application/json;format=camelcase'",
      "-H 'Content-Type: application/json'",
      `--data-raw '{"password":"…","text":"it'\\''s"}'`,
    ].join(' \\\n  '),
  });
});

test('writeReport adds each run to the history of its folder and says what changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-report-'));
  const report = (startedAt: string, check: Check): Report => ({
    contract: '1.0.0',
    url: 'https://their.api',
    startedAt,
    seconds: 1,
    keepsNothing: false,
    calls: 1,
    areas: [],
    levels: [],
    operations: [],
    undocumented: [],
    checks: [check],
  });
  try {
    const broken = wrong('answers/getPost/rightful', 'the body is no JSON');
    await writeReport(folder, report('2026-11-14T12:00:00.000Z', broken));
    await writeReport(folder, report('2026-11-15T12:00:00.000Z', { ...broken, verdict: 'right' }));
    const page = await readFile(join(folder, 'report.html'), 'utf8');
    expect(page).toContain('1 newly right since the last run');
    expect(page).toMatch(/2026-11-15 12:00.*2026-11-14 12:00/s);
    expect(JSON.parse(await readFile(join(folder, 'history.json'), 'utf8'))).toMatchObject([
      { findings: 1 },
      { findings: 0 },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
