/** Dependency-free set-up steps, which run on any Node from 20 on before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const OLDEST_NODE = 20;
const WANTED_NODE = 24;
const marker = join(root, 'node_modules/.skein-lock');

/** Prints one line about the set-up. */
export function printStep(text) {
  console.log(`\x1b[2mskein\x1b[0m  ${text}`);
}

/** Runs a command to its end; exits the program when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
    ...options,
  });
  if (result.error) console.error(`${command} cannot be run here: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Returns true when every direct dependency is installed.
 *
 * @param {string} folder with `package.json` and `node_modules/`
 */
export function hasPackages(folder) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.every((name) => existsSync(join(folder, 'node_modules', name, 'package.json')));
}

/** Installs the packages of the lock file unless exactly these are installed. */
export function ensureDependencies() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    console.error(`Skein needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock && hasPackages(root)) return;
  printStep('installing packages (npm ci) …');
  // An interrupted installation must not pass for a complete one.
  rmSync(marker, { force: true });
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
  writeFileSync(marker, lock);
}

/** Returns the environment for the project's tools: its own binaries first on the path, and with them Node 24. */
export function toolEnvironment(extra = {}) {
  const bin = join(root, 'node_modules/.bin');
  return {
    ...process.env,
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim(),
    ...extra,
  };
}

/** Returns the Node that runs TypeScript: the current one when it is new enough, else the one the project installs. */
export function nodeBinary() {
  const own = Number(process.versions.node.split('.')[0]) >= WANTED_NODE;
  const brought = join(root, 'node_modules/node/bin/node');
  return own || !existsSync(brought) ? process.execPath : brought;
}
