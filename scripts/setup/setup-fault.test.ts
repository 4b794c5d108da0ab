import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** Runs a few lines as a program; its path has no other commands than those in the folder. */
function run(code: string) {
  const lines = `import { exitOnSetupFault } from ${fileOf('./setup-fault.mjs')}; exitOnSetupFault(); ${code}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', lines], {
    env: { PATH: folder },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

function command(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

const findPython = `import { pythonCommand } from ${fileOf('./schemathesis.mjs')}; console.log(pythonCommand());`;

test('exitOnSetupFault reports a missing or old Python in one line', () => {
  expect(run(findPython)).toEqual({
    status: 1,
    said: 'Schemathesis needs Docker or Python 3.10 or newer; neither answers on this machine.\n',
  });
  command('python3', 'echo 3.8');
  expect(run(findPython)).toEqual({
    status: 1,
    said: 'Schemathesis needs Python 3.10 or newer, or Docker; python3 is 3.8.\n',
  });
  command('python', 'echo 3.11');
  expect(run(findPython)).toEqual({ status: 0, said: 'python\n' });
});

test('exitOnSetupFault keeps the stack of any other error', () => {
  const { status, said } = run('await Promise.reject(new TypeError("odd"))');
  expect(status).toBe(1);
  expect(said).toMatch(/TypeError: odd\n {4}at /);
});
