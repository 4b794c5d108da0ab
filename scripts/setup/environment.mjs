/** The project's folder, and the environment of its tools. Dependency-free. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const WANTED_NODE_VERSION = 24;

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
  const own = Number(process.versions.node.split('.')[0]) >= WANTED_NODE_VERSION;
  const installed = join(root, 'node_modules/node/bin/node');
  return own || !existsSync(installed) ? process.execPath : installed;
}
