import { expect, test } from 'vitest';
import { runStep } from './run-step.mjs';

/** A step that prints lines and ends with a code. */
function printing(lines: readonly string[], code: number): Promise<{ passed: boolean; faults: string[] }> {
  const program = `console.log(${JSON.stringify(lines.join('\n'))}); process.exit(${code});`;
  return runStep(process.execPath, ['-e', program], { isAside: true });
}

test('what failed is told by the lines that mark it', async () => {
  const lines = [
    'collecting',
    ' ❌  Coverage (in 1.72s)',
    '____ POST /v2/user/follow ____',
    '🚫 1 error',
    'the end',
  ];
  expect(await printing(lines, 1)).toMatchObject({ passed: false, faults: lines.slice(1, 4) });
});

test('what failed without a mark is told by its last lines', async () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
  const { passed, faults } = await printing(lines, 1);
  expect(passed).toBe(false);
  expect(faults).toEqual(lines.slice(-15));
});

test('what could not be done is told, also by a step that passed', async () => {
  const line = 'not done: dependencies were NOT audited';
  expect(await printing(['one', line, line], 0)).toMatchObject({ passed: true, faults: [], notDone: [line] });
});

test('what passed tells no last lines', async () => {
  expect(await printing(['one', 'two'], 0)).toMatchObject({ passed: true, faults: [] });
});
