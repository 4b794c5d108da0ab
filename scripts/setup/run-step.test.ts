import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runStep } from './run-step.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-step-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a step that prints the lines and exits with the code. */
function runPrinting(
  lines: readonly string[],
  code: number,
  mayRetry = true,
): Promise<{ passed: boolean; faults: string[] }> {
  const program = `console.log(${JSON.stringify(lines.join('\n'))}); process.exit(${code});`;
  return runStep(process.execPath, ['-e', program], { log: join(folder, 'step.log'), mayRetry });
}

test('runStep reports a failed step by the lines that mark a failure', async () => {
  const lines = [
    'collecting',
    ' ❌  Coverage (in 1.72s)',
    '____ POST /v2/user/follow ____',
    '🚫 1 error',
    'the end',
  ];
  expect(await runPrinting(lines, 1)).toMatchObject({ passed: false, faults: lines.slice(1, 4) });
});

test('runStep reports a failed step without such lines by its last 15 lines', async () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
  const { passed, faults } = await runPrinting(lines, 1);
  expect(passed).toBe(false);
  expect(faults).toEqual(lines.slice(-15));
});

test('runStep shows a summary without a number of tests in a form that no CI system takes for a run of none', async () => {
  const line = '============================ 4 warnings in 116.59s =============================';
  const shown: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
  try {
    const program = `console.log(${JSON.stringify(line)})`;
    await runStep(process.execPath, ['-e', program], { log: join(folder, 'step.log'), isShown: true });
  } finally {
    write.mockRestore();
  }
  expect(shown.join('')).toBe('Schemathesis ended after 116.59 seconds, warnings: 4\n');
  expect(await readFile(join(folder, 'step.log'), 'utf8')).toBe(`${line}\n`);
});

test('runStep reports what a step could not do, also when it passed', async () => {
  const line = 'not done: dependencies were NOT audited';
  expect(await runPrinting(['one', line, line], 0)).toMatchObject({
    passed: true,
    faults: [],
    notDone: [line],
  });
});

const RETRIED_LINES = {
  Vitest: ['passed on retry: src/a.test.ts > adds: expected 3 to be 2'],
  Playwright: [
    '  1 flaky',
    '    [desktop] › tests/e2e/tabs.e2e.ts:4:1 › Tabs: a tab is added',
    '  9 passed (2.1m)',
  ],
};
test.each(Object.entries(RETRIED_LINES))(
  'runStep fails a step whose %s tests passed only on retry, where no retry is allowed',
  async (_tool, lines) => {
    const retried = lines.flatMap((line) => (/passed on|›/.test(line) ? [line.trim()] : []));
    expect(await runPrinting(lines, 0, true)).toMatchObject({ passed: true, faults: [], retried });
    expect(await runPrinting(lines, 0, false)).toMatchObject({
      passed: false,
      faults: retried.map((line) => `passed only on retry: ${line}`),
    });
    expect(await runPrinting(['  9 passed (2.1m)'], 0, false)).toMatchObject({ passed: true });
  },
);

test('runStep reports no lines for a step that passed', async () => {
  expect(await runPrinting(['one', 'two'], 0)).toMatchObject({ passed: true, faults: [] });
});

test('runStep writes the whole output to its log file', async () => {
  await runPrinting(['one', 'two'], 1);
  expect(await readFile(join(folder, 'step.log'), 'utf8')).toBe('one\ntwo\n');
});
