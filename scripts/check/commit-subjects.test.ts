import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCommitSubjects, subjectFault } from './commit-subjects.ts';

test.each([
  ['Add a test for commit subjects', undefined],
  ['Fix submit button loading state race', undefined],
  ['The tests say what they expect', 'does not begin with an imperative verb: "The"'],
  ['Added a test', 'does not begin with an imperative verb: "Added"'],
  ['WIP', 'does not begin with an imperative verb: "WIP"'],
  ['rename the write API', 'does not begin with a capital letter'],
  [`Move ${'x'.repeat(68)}`, 'has 73 characters, more than 72'],
  [`Move ${'x'.repeat(67)}`, undefined],
])('subjectFault of "%s" is %s', (subject, fault) => {
  expect(subjectFault(subject)).toBe(fault);
});

test('checkCommitSubjects passes and reports a skip where the history is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skein-history-'));
  try {
    expect(await checkCommitSubjects(folder)).toEqual({
      ok: true,
      output: expect.stringContaining('skipped'),
    });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    expect(await checkCommitSubjects(folder)).toMatchObject({ ok: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
