import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './environment.mjs';
import { printStep } from './quiet-step.mjs';
import { SetupFault } from './setup-fault.mjs';

/** Schemathesis needs Python 3.10. */
const MIN_MINOR_VERSION = 10;

const requirements = join(root, 'tests/schemathesis/requirements.txt');

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function step(command, args, purpose) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (result.status === 0) return;
  throw new SetupFault(
    `${command} ${args.join(' ')} failed; ${purpose} cannot be set up. On Debian and Ubuntu, python3-venv is a package of its own.`,
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

/**
 * Returns the folder of the commands of a virtual environment that is created on first use, and again when its
 * requirements change. Throws when Python is missing.
 *
 * @param purpose name of what is installed, for messages
 * @param venv folder of the environment
 * @param requirements path of its requirements file
 */
export function ensurePythonPackages(purpose, venv, requirements) {
  const wanted = readFileSync(requirements, 'utf8');
  const marker = join(venv, '.requirements');
  const commands = join(venv, 'bin');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return commands;
  const python = pythonCommand();
  printStep(`installing ${purpose} into ${relative(root, venv)} …`);
  step(python, ['-m', 'venv', '--clear', venv], purpose);
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  step(join(commands, 'python'), install, purpose);
  writeFileSync(marker, wanted);
  return commands;
}

/** Returns the `st` command of a virtual environment that is created on first use. Throws when Python is missing. */
export function ensureSchemathesis() {
  return join(ensurePythonPackages('Schemathesis', join(root, '.cache/schemathesis'), requirements), 'st');
}
