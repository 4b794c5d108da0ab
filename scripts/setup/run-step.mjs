/** A step of the gate: its output passes through as it comes, and what failed in it is kept for the end. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root, toolEnvironment } from './dependencies.mjs';

/** How the tools of the gate mark what failed: Vitest, Playwright, our own checks, Schemathesis, thrown errors. */
const MARKS = [
  /^ *FAIL /,
  /^ *[✗✘×] /,
  /^ *\d+\) \[/,
  /^ *❌/,
  /^ *(Assertion)?Error: /,
  /^ *\d+ (failed|flaky)\b/,
];
const KEPT = 40;

/**
 * Runs one step.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [extra] environment of this step
 * @returns {Promise<{ passed: boolean, faults: string[] }>} `faults`: the first lines that say what failed, each once
 */
export function runStep(command, args, extra) {
  return new Promise((settle) => {
    const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...toolEnvironment(extra), ...colour },
    });
    const faults = new Set();
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      let rest = '';
      from.setEncoding('utf8');
      from.on('data', (text) => {
        to.write(text);
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const plain = stripVTControlCharacters(line).trimEnd();
          if (faults.size < KEPT && MARKS.some((mark) => mark.test(plain))) faults.add(plain);
        }
      });
    }
    child.on('error', (error) => settle({ passed: false, faults: [`${command}: ${error.message}`] }));
    child.on('close', (code) => settle({ passed: code === 0, faults: [...faults] }));
  });
}
