import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { printStep } from './quiet-step.mjs';
import { SetupFault } from './setup-fault.mjs';

/** Schemathesis needs Python 3.10. */
const MIN_MINOR_VERSION = 10;

const requirements = join(root, 'tests/schemathesis/requirements.txt');
const venv = join(root, '.cache/schemathesis');
const marker = join(venv, '.requirements');

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function step(command, args) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (result.status === 0) return;
  throw new SetupFault(
    `${command} ${args.join(' ')} failed; Schemathesis cannot be set up. On Debian and Ubuntu, python3-venv is a package of its own.`,
  );
}

/** Returns the name of a recent enough Python. Throws what is missing. */
export function pythonCommand() {
  const print = 'import sys; print("%d.%d" % sys.version_info[:2])';
  const found = ['python3', 'python'].flatMap((name) => {
    const { status, stdout } = spawnSync(name, ['-c', print], { encoding: 'utf8' });
    return status === 0 ? [{ name, version: stdout.trim() }] : [];
  });
  const good = found.find(({ version }) => {
    const [major, minor] = version.split('.').map(Number);
    return major > 3 || (major === 3 && minor >= MIN_MINOR_VERSION);
  });
  if (good) return good.name;
  const wanted = `Python 3.${MIN_MINOR_VERSION} or newer`;
  if (found.length === 0) {
    throw new SetupFault(`Schemathesis needs Docker or ${wanted}; neither answers on this machine.`);
  }
  const [{ name, version }] = found;
  throw new SetupFault(`Schemathesis needs ${wanted}, or Docker; ${name} is ${version}.`);
}

/** Returns true when a Docker engine answers, so that Schemathesis can run from its image (compose.yaml). */
export function dockerAnswers() {
  return works('docker', ['info']);
}

/** Returns the `st` command of a virtual environment that is created on first use. Throws when Python is missing. */
export function ensureSchemathesis() {
  const wanted = readFileSync(requirements, 'utf8');
  const st = join(venv, 'bin/st');
  if (existsSync(st) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return st;
  const python = pythonCommand();
  printStep('installing Schemathesis into .cache/schemathesis …');
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
