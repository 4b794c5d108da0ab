import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../check/run-tool.ts';
import type { Document } from '../contract/document.ts';
import { closureOf, dataFilesOf, type PackagePath, writeJavaScript } from './compile.ts';
import { writeDeclarations } from './types.ts';
import { writeValidatorTypes } from './validators.ts';

/** Folder in which packages are built. */
export const PACKAGES = join(ROOT, 'dist/packages');

const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** The packages have the version of the contract. */
const document = JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8')) as Document;
const { version } = document.info;

/** Writes package.json and README of a package. Versions of dependencies are the ones the project is tested with. */
async function writePackage(folder: string, source: string, packages: readonly string[], more: object) {
  const dependencies = Object.fromEntries(
    packages.map((name) => {
      const wanted = own.dependencies[name] ?? own.devDependencies[name];
      if (wanted === undefined) throw new Error(`${name} is imported and no dependency of the project`);
      return [name, wanted];
    }),
  );
  const manifest = { version, license: own.license, type: 'module', ...more, dependencies };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(join(ROOT, source, 'README.md'), join(folder, 'README.md'));
  await cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

async function emptied(name: string): Promise<string> {
  const folder = join(PACKAGES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Builds the typed client: calls, types, error catalogue, validators. */
async function buildClient(): Promise<string> {
  const folder = await emptied('client');
  const source = 'scripts/packages/client';
  const zod = await readdir(join(ROOT, 'generated/zod'));
  const validators = zod.filter((name) => name.endsWith('.zod.ts')).map((name) => `generated/zod/${name}`);
  const { files, packages } = await closureOf([
    `${source}/client.ts`,
    `${source}/query.ts`,
    'generated/errors.ts',
    'generated/operations.ts',
    ...validators,
  ]);
  const placed: PackagePath = (file) => relative(ROOT, file).replace(`${source}/`, '');
  await writeJavaScript(files, folder, placed);
  const inferred = files.filter((file) => !file.endsWith('.zod.ts'));
  await writeDeclarations(inferred, folder, placed);
  await writeValidatorTypes(validators, folder, document);
  const types = 'generated/types/api.d.ts';
  await mkdir(dirname(join(folder, types)), { recursive: true });
  await cp(join(ROOT, types), join(folder, types));
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  await writePackage(folder, source, packages, {
    name: '@skein/client',
    description: 'A typed client for every server that keeps the Skein contract.',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      '.': entry('client'),
      './query': entry('query'),
      './errors': entry('generated/errors'),
      './operations': entry('generated/operations'),
      './types': { types: `./${types}` },
      './validators/*': entry('generated/zod/*.zod'),
    },
  });
  return folder;
}

/** Builds the kit for backend teams, with the contract it checks. */
async function buildConform(): Promise<string> {
  const folder = await emptied('conform');
  const bins = {
    'skein-conform': 'scripts/conform.ts',
    'skein-conform-compare': 'scripts/conform-compare.ts',
    'skein-workflows': 'scripts/workflows/on-url.ts',
  };
  const { files, packages } = await closureOf(Object.values(bins));
  const placed: PackagePath = (file) => relative(ROOT, file);
  await writeJavaScript(files, folder, placed);
  // The project folder itself is no data; the fuzzer resolves paths from it.
  const data = (await dataFilesOf(files)).filter((path) => relative(ROOT, path) !== '');
  for (const path of [...data, join(ROOT, 'tests/schemathesis')]) {
    await cp(path, join(folder, relative(ROOT, path)), { recursive: true });
  }
  for (const file of Object.values(bins)) {
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    await writeFile(target, `#!/usr/bin/env node\n${await readFile(target, 'utf8')}`, { mode: 0o755 });
  }
  // The program is run as a separate process.
  await writePackage(folder, 'scripts/packages/conform', [...packages, '@redocly/cli'], {
    name: '@skein/conform',
    description: 'How much of the Skein contract a server keeps, in one command.',
    engines: { node: '>=20.19' },
    // `npx @skein/conform` starts the program named after the package.
    bin: Object.fromEntries(
      [['conform', bins['skein-conform']], ...Object.entries(bins)].map(([name, file]) => [
        name,
        file?.replace(/\.ts$/, '.js'),
      ]),
    ),
  });
  return folder;
}

/** Builds and packs both packages; returns the paths of the tarballs. */
export async function packAll(): Promise<{ client: string; conform: string }> {
  const pack = (folder: string) => {
    const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', PACKAGES], { cwd: folder });
    return join(PACKAGES, said.toString().trim().split('\n').at(-1) ?? '');
  };
  const [client, conform] = await Promise.all([buildClient(), buildConform()]);
  return { client: pack(client), conform: pack(conform) };
}
