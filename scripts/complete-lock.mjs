/**
 * Adds to package-lock.json the binaries of platforms that the registry in use did not serve (`node
 * scripts/complete-lock.mjs`, after adding or updating a package). npm leaves such optional packages out of the lock
 * file, and `npm ci` then refuses it on every machine, although they would only ever be installed on their own
 * platform.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const OS = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
  aix: 'aix',
};
const CPU = {
  arm64: 'arm64',
  arm: 'arm',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};
const LIBC = { musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

/** Returns the platform that a package name contains, in the terms of the lock file. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const pick = (table) => words.flatMap((word) => table[word] ?? []).slice(0, 1);
  const found = { os: pick(OS), cpu: pick(CPU), libc: pick(LIBC) };
  return Object.fromEntries(Object.entries(found).filter(([, values]) => values.length > 0));
}

/** Returns the locked version that Node would resolve `name` to from the package at `from`. */
function lockedVersion(from, name) {
  for (
    let packagePath = from;
    ;
    packagePath = packagePath.slice(0, Math.max(0, packagePath.lastIndexOf('node_modules/') - 1))
  ) {
    const entry = packages[`${packagePath ? `${packagePath}/` : ''}node_modules/${name}`];
    if (entry) return entry.version;
    if (packagePath === '') return undefined;
  }
}

/** Returns where a dependency of the package at `place` goes: beside it, or at the top when that is free. */
function pathFor(packagePath, name) {
  const top = `node_modules/${name}`;
  return packages[top] ? `${packagePath.slice(0, packagePath.lastIndexOf('node_modules/'))}${top}` : top;
}

const added = [];
for (const [packagePath, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    const version = range.replace(/^[\^~=]/, '');
    const locked = lockedVersion(packagePath, name);
    if (
      locked === version ||
      (locked && version !== range) ||
      !/^\d/.test(version) ||
      Object.keys(platform).length === 0
    )
      continue;
    packages[pathFor(packagePath, name)] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...platform,
    };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length === 0 ? 'package-lock.json is complete' : `added ${added.length}: ${added.join(', ')}`,
);
