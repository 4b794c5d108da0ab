import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { headComment } from './parse-options.ts';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a script prints its head comment for --help', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('Runs all static checks of the project')]);
});

test('a script names an unknown option in one sentence, without a stack trace', () => {
  const { status, stderr } = run('--butt', 'types');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown option '--butt'/);
  expect(stderr).not.toContain('node:internal');
});

test('headComment returns the text without stars', () => {
  expect(headComment('#!/x\n/**\n * One.\n *\n * Two.\n */\nimport x;\n/** other */')).toBe('One.\n\nTwo.');
  expect(headComment('const x = 1;')).toBe('');
});
