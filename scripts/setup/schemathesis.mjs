import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './dependencies.mjs';

const requirements = join(root, 'tests/schemathesis/requirements.txt');
const venv = join(root, '.cache/schemathesis');
const marker = join(venv, '.requirements');

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function step(command, args) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed; Schemathesis cannot be set up`);
}

/** Whether a Docker engine answers, so that Schemathesis can run from its image (compose.yaml). */
export function dockerAnswers() {
  return works('docker', ['info']);
}

/** The `st` command of a virtual environment of the project's own, made on first use. Throws when Python is missing. */
export function ensureSchemathesis() {
  const wanted = readFileSync(requirements, 'utf8');
  const st = join(venv, 'bin/st');
  if (existsSync(st) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return st;
  const python = ['python3', 'python'].find((name) => works(name, ['--version']));
  if (!python) throw new Error('Schemathesis needs Docker or Python 3; neither answers on this machine.');
  say('installing Schemathesis into .cache/schemathesis …');
  step(python, ['-m', 'venv', '--clear', venv]);
  step(join(venv, 'bin/python'), [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '-r',
    requirements,
  ]);
  writeFileSync(marker, wanted);
  return st;
}
