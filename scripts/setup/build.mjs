import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, root, toolEnvironment } from './environment.mjs';

const SOURCES = [
  'src',
  'generated',
  'index.html',
  'vite.config.ts',
  'vite.worker.config.ts',
  'lingui.config.ts',
  'scripts/docs',
  'scripts/docs.ts',
  'package-lock.json',
];
const dist = join(root, 'dist');
const marker = join(dist, '.source-hash');

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Returns true when a build contains every file its manifest lists.
 *
 * @param {string} folder with `client/` and `server/`
 */
export function isWholeBuild(folder) {
  const manifest = join(folder, 'client/.vite/manifest.json');
  const fixed = [
    manifest,
    join(folder, 'client/index.html'),
    join(folder, 'client/sw.js'),
    join(folder, 'server/entry-server.js'),
  ];
  if (!fixed.every((file) => existsSync(file))) return false;
  try {
    const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')));
    const files = chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
    return files.every((file) => existsSync(join(folder, 'client', file)));
  } catch {
    return false;
  }
}

/** Builds the site unless dist/ was built from exactly these sources and is complete. */
export function ensureBuild() {
  const hash = hashOfSources();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash && isWholeBuild(dist)) return;
  // An interrupted build must not pass for a complete one.
  rmSync(marker, { force: true });
  const build = join(root, 'scripts/build.mjs');
  const { status } = spawnSync(nodeBinary(), [build], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, hash);
}
