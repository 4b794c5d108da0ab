import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notBuilt } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { parametersOf, unusedParameters, wrapNames } from './parameters.ts';
import { isNamed, readCalls, siteCode, unusedCodes, unusedMarks, usageOf, usageText } from './usage.ts';

test('readCalls merges the calls of all workers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-calls-'));
  const call = { operation: 'likePost', status: 429, codes: [1040], parameters: ['id', 'reblog_key'] };
  const other = { ...call, status: 200, codes: [], parameters: ['tab'] };
  await writeFile(join(folder, '1.jsonl'), `${JSON.stringify(call)}\n${JSON.stringify(other)}\n`);
  const problem = { problem: 'GET /v2/nothing is not in the contract' };
  await writeFile(
    join(folder, 'inside-2.jsonl'),
    `${JSON.stringify({ ...call, inside: true })}\n${JSON.stringify(problem)}\n`,
  );
  const { calls, problems } = readCalls(folder);
  const usage = usageOf(calls, 'const like = unlikePost(id);');
  await rm(folder, { recursive: true });
  expect(problems).toEqual([problem.problem]);
  expect(usage.seen.get('likePost')).toEqual({
    calls: 3,
    inside: 1,
    codes: new Set([1040]),
    parameters: new Set(['id', 'reblog_key', 'tab']),
  });
  expect(usage.unseen).toEqual(['unlikePost']);
  expect(usage.forOthers).toContain('followBlog');
  expect(usage.forOthers).not.toContain('unlikePost');
  const text = usageText(usage, 'reblog_key tab');
  expect(text).toMatch(
    /^Asked: 1 operations, 1 of them while the server rendered a page; seen: 1 of the \d+ codes/,
  );
  expect(text).toMatch(/Sent: [1-9]\d* of \d+ parameters/);
});

test.each([
  ['getLikePostMutationOptions()', true],
  ['await likePost({ id })', true],
  ["api.POST('/v2/user/like')", true],
  ['unlikePost({ id })', false],
  ["'/v2/user/likes'", false],
])('isNamed: %s names likePost: %s', (code, named) => {
  expect(isNamed(code, 'likePost')).toBe(named);
});

test('siteCode names the operations that screens call', () => {
  const code = siteCode();
  for (const id of ['getDashboard', 'likePost', 'createPost', 'registerAccount'] as const) {
    expect([id, isNamed(code, id)]).toEqual([id, true]);
  }
});

test('parametersOf returns query parameters and top-level fields of every form of a body', () => {
  const names = (id: OperationId) => parametersOf([id]).map(({ name }) => name);
  expect(names('likePost')).toEqual(expect.arrayContaining(['id', 'reblog_key', 'display_mode']));
  expect(names('listNotes')).toEqual(expect.arrayContaining(['mode', 'beforeTimestamp']));
  expect(names('redeemGrant')).toEqual(expect.arrayContaining(['code', 'refresh_token']));
  expect(unusedParameters('{ reblogKey, id, display_mode }', ['likePost'])).not.toContain(
    'likePost.reblog_key',
  );
  expect(unusedParameters('{ reblogKey, id }', ['likePost'])).toContain('likePost.display_mode');
  expect(wrapNames(['a', 'b', 'c'], 2)).toEqual(['    a, b', '    c']);
});

test('every built operation, parameter and code has a screen, or is marked in unused.json', () => {
  const marks = unusedMarks();
  const code = siteCode();
  const missing: ReadonlySet<string> = new Set(notBuilt);
  const withScreen = (Object.keys(operations) as OperationId[]).filter(
    (id) => !missing.has(id) && isNamed(code, id),
  );
  const unused = [
    ...usageOf([], code).forOthers,
    ...unusedParameters(code, withScreen),
    ...unusedCodes(code),
  ];
  expect(Object.keys(marks).sort()).toEqual(unused.sort());
  for (const [id, why] of Object.entries(marks))
    expect([id, why]).toEqual([id, expect.stringMatching(/^(others|gap): ./)]);
});
