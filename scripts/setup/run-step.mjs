/** A step of the gate: what it prints passes through or is kept, and what failed in it is kept for the end. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root, toolEnvironment } from './dependencies.mjs';

/** How the tools of the gate mark what failed: Vitest, Playwright, our own checks, Schemathesis, thrown errors. */
const MARKS = [
  /^ *FAIL /,
  /^ *[✗✘×] /,
  /^ *\d+\) \[/,
  /^ *[❌🚫]/u,
  // Schemathesis heads what an operation did wrong by its method and path.
  /^_{3,} [A-Z]+ \S+ _{3,}$/,
  /^ *(Assertion)?Error: /,
  /^ *\d+ failed\b/,
];
/** How they name what passed only when it was tried again; Playwright lists it under a line of its own. */
const AGAIN = /^second try: /;
const LISTED_AGAIN = /^ *\d+ flaky$/;
const LISTED = /^ {4}\[/;
/** What a step could not do, without anything being wrong here. */
const NOT_DONE = /^not done: /;
const KEPT = 40;
/** What did not pass and marked nothing is told by its last lines. */
const LAST = 15;

/**
 * Runs one step.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ extra?: Record<string, string>, isAside?: boolean }} [how] `extra`: environment of this step; `isAside`: others
 *   run beside it, so that nothing is shown meanwhile
 * @returns {Promise<{ passed: boolean, faults: string[], again: string[], notDone: string[], output: string }>} `faults`: the
 *   first lines that say what failed, each once, or its last lines when none does; `again`: what passed only at a second
 *   try; `notDone`: what the step says it could not do; `output`: what was not shown
 */
export function runStep(command, args, { extra, isAside = false } = {}) {
  return new Promise((settle) => {
    const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...toolEnvironment(extra), ...colour },
    });
    const faults = new Set();
    const again = new Set();
    const notDone = new Set();
    const last = [];
    let isListed = false;
    let output = '';
    const note = (line) => {
      if (line !== '' && last.push(line) > LAST) last.shift();
      if (faults.size < KEPT && MARKS.some((mark) => mark.test(line))) faults.add(line);
      if (NOT_DONE.test(line)) notDone.add(line);
      isListed = LISTED_AGAIN.test(line) || (isListed && LISTED.test(line));
      if (AGAIN.test(line) || (isListed && LISTED.test(line))) again.add(line.trim());
    };
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      let rest = '';
      from.setEncoding('utf8');
      from.on('data', (text) => {
        if (isAside) output += text;
        else to.write(text);
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) note(stripVTControlCharacters(line).trimEnd());
      });
    }
    child.on('error', (error) =>
      settle({ passed: false, faults: [`${command}: ${error.message}`], again: [], notDone: [], output }),
    );
    child.on('close', (code) => {
      const passed = code === 0;
      const told = passed || faults.size > 0 ? [...faults] : last;
      settle({ passed, faults: told, again: [...again], notDone: [...notDone], output });
    });
  });
}
