/**
 * Runs one step of `npm test`: its output goes to a log file and, where it is wanted, to the screen; the lines that name
 * failures are collected for the summary.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, toolEnvironment } from './environment.mjs';

/** Lines by which Vitest, Playwright, the project's own checks, Schemathesis and thrown errors report a failure. */
const FAILURE_PATTERNS = [
  /^ *FAIL /,
  /^ *[✗✘×] /,
  /^ *\d+\) \[/,
  /^ *[❌🚫]/u,
  // Schemathesis starts the report on an operation with its method and path.
  /^_{3,} [A-Z]+ \S+ _{3,}$/,
  /^ *(Assertion)?Error: /,
  // Respect writes the cause of a step that it could not carry out without a sign before it.
  /^ *Reason: /,
  /^ *\d+ failed\b/,
];
/** The line that scripts/support/retry-reporter.ts prints for a Vitest test that passed only on retry. */
const RETRIED_PATTERN = /^passed on retry: /;
/** Playwright's heading above its list of tests that passed only on retry, and the lines of that list. */
const FLAKY_HEADING = /^ *\d+ flaky$/;
const FLAKY_ITEM = /^ {4}\[/;
/** The line of a step that could not do its work here, without anything being wrong. */
const NOT_DONE_PATTERN = /^not done: /;
/**
 * The last line of Schemathesis has the form of pytest's, without a number of tests: CI systems that know pytest would
 * take it for a run of none, also without its frame, which `pytest -q` leaves out.
 */
const BARE_SUMMARY_PATTERN = /={3,} (\d+) warnings? in ([\d.]+)s ={3,}/;
const MAX_FAULT_LINES = 40;
/** A step that fails without such a line is reported by its last lines. */
const TAIL_LINE_COUNT = 15;

/**
 * Runs one step.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ extra?: Record<string, string>, log: string, isShown?: boolean, mayRetry?: boolean }} options `extra`:
 *   environment of this step; `log`: path of the file that takes the output; `isShown`: the output appears on the screen
 *   as it comes as well; `mayRetry`: tests that passed only on retry fail nothing
 * @returns {Promise<{ passed: boolean, faults: string[], retried: string[], notDone: string[] }>}
 *   `faults`: the first lines that report a failure, each once, or the last lines when there are none; `retried`: tests
 *   that passed only on retry; `notDone`: what the step says it could not do
 */
export function runStep(command, args, { extra, log, isShown = false, mayRetry = true }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  return new Promise((settle) => {
    const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...toolEnvironment(extra), ...colour },
    });
    const faults = new Set();
    const retried = new Set();
    const notDone = new Set();
    const tail = [];
    let isInFlakyList = false;
    const readLine = (line) => {
      if (line !== '' && tail.push(line) > TAIL_LINE_COUNT) tail.shift();
      if (faults.size < MAX_FAULT_LINES && FAILURE_PATTERNS.some((pattern) => pattern.test(line))) {
        faults.add(line);
      }
      if (NOT_DONE_PATTERN.test(line)) notDone.add(line);
      isInFlakyList = FLAKY_HEADING.test(line) || (isInFlakyList && FLAKY_ITEM.test(line));
      if (RETRIED_PATTERN.test(line) || (isInFlakyList && FLAKY_ITEM.test(line))) retried.add(line.trim());
    };
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      let rest = '';
      from.setEncoding('utf8');
      from.on('data', (text) => {
        file.write(text);
        if (isShown)
          to.write(text.replace(BARE_SUMMARY_PATTERN, 'Schemathesis ended after $2 seconds, warnings: $1'));
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) readLine(stripVTControlCharacters(line).trimEnd());
      });
    }
    child.on('error', (error) =>
      settle({ passed: false, faults: [`${command}: ${error.message}`], retried: [], notDone: [] }),
    );
    child.on('close', (code) => {
      const passed = code === 0 && (mayRetry || retried.size === 0);
      if (code === 0 && !passed) for (const line of retried) faults.add(`passed only on retry: ${line}`);
      const reported = passed || faults.size > 0 ? [...faults] : tail;
      const result = { passed, faults: reported, retried: [...retried], notDone: [...notDone] };
      file.end(() => settle(result));
    });
  });
}
