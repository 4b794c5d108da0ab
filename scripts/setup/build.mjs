import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './dependencies.mjs';

const SOURCES = ['src', 'generated', 'index.html', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'];
const marker = join(root, 'dist/.source-hash');

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

/** Builds the site unless what stands in dist/ was built from exactly these sources. */
export function ensureBuild() {
  const hash = hashOfSources();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  say('building the site …');
  run('npm', ['run', '--silent', 'build']);
  writeFileSync(marker, hash);
}
