/** Dependency-free set-up steps, which run on any Node from 20 on before anything is installed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { runQuietly } from './quiet-step.mjs';

const MIN_NODE_VERSION = 20;
const marker = join(root, 'node_modules/.skein-lock');

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
  if (major < MIN_NODE_VERSION) {
    console.error(`Skein needs Node ${MIN_NODE_VERSION} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock && hasPackages(root)) return;
  // An interrupted installation must not pass for a complete one.
  rmSync(marker, { force: true });
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  runQuietly('Installing packages (npm ci)', 'install', 'npm', args, process.env);
  writeFileSync(marker, lock);
}
