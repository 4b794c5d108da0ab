import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNamed, readCalls, siteCode, unusedMarks, usageOf, usageText } from './usage.ts';

test('calls of all workers make one usage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-calls-'));
  const call = { operation: 'likePost', status: 429, codes: [1040], parameters: ['id', 'reblog_key'] };
  const other = { ...call, status: 200, codes: [], parameters: ['tab'] };
  await writeFile(join(folder, '1.jsonl'), `${JSON.stringify(call)}\n${JSON.stringify(other)}\n`);
  await writeFile(join(folder, '2.jsonl'), `${JSON.stringify(call)}\n`);
  const usage = usageOf(readCalls(folder), 'const like = unlikePost(id);');
  await rm(folder, { recursive: true });
  expect(usage.seen.get('likePost')).toEqual({
    calls: 3,
    codes: new Set([1040]),
    parameters: new Set(['id', 'reblog_key', 'tab']),
  });
  expect(usage.unseen).toEqual(['unlikePost']);
  expect(usage.forOthers).toContain('followBlog');
  expect(usage.forOthers).not.toContain('unlikePost');
  expect(usageText(usage)).toMatch(/^Browsers asked 1 operations and saw 1 of the \d+ codes/);
});

test.each([
  ['getLikePostMutationOptions()', true],
  ['await likePost({ id })', true],
  ["api.POST('/v2/user/like')", true],
  ['unlikePost({ id })', false],
  ["'/v2/user/likes'", false],
])('%s names likePost: %s', (code, named) => {
  expect(isNamed(code, 'likePost')).toBe(named);
});

test('the site names what its screens ask', () => {
  const code = siteCode();
  for (const id of ['getDashboard', 'likePost', 'createPost', 'registerAccount'] as const) {
    expect([id, isNamed(code, id)]).toEqual([id, true]);
  }
});

test('every built operation has a screen, or is marked as meant for others or as a gap', () => {
  const marks = unusedMarks();
  expect(Object.keys(marks).sort()).toEqual(usageOf([], siteCode()).forOthers.sort());
  for (const [id, why] of Object.entries(marks))
    expect([id, why]).toEqual([id, expect.stringMatching(/^(others|gap): ./)]);
});
