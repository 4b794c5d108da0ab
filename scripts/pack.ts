/**
 * Builds the packages for other repositories into dist/packages (`npm run pack`), ready to be published or installed
 * from a file: `@skein/client` (types, calls, error codes, validators) and `@skein/conform` (the kit for backend
 * teams), and the bill of materials of what ships. `-- --try` installs both in an empty folder and uses them there,
 * against a server of its own.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './check/run-tool.ts';
import { packAll } from './packages/packed.ts';
import { writeBom } from './packages/sbom.ts';
import { runServer } from './support/run-server.ts';

/** Installs, compiles and runs the packages in a folder of its own; throws on failure. */
async function tryOut({ client, conform }: { client: string; conform: string }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-consumer-'));
  const server = await runServer();
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const { version } = JSON.parse(
      await readFile(join(ROOT, 'node_modules/@tanstack/query-core/package.json'), 'utf8'),
    ) as { version: string };
    // The options for TanStack Query are used with the version that this project uses.
    const packages = [client, conform, `@tanstack/query-core@${version}`];
    run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--silent', ...packages);
    await copyFile(join(ROOT, 'scripts/packages/consumer/use.ts.txt'), join(folder, 'use.ts'));
    const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
    const types = ['--typeRoots', join(ROOT, 'node_modules/@types')];
    run('tsc', 'use.ts', ...strict, ...types);
    console.log(run('node', 'use.js', server.url).trim());
    const bin = join(folder, 'node_modules/.bin/skein-conform');
    const kit = spawnSync(bin, ['--url', server.url, '--time-limit', '20', '--out', 'report'], {
      cwd: folder,
      encoding: 'utf8',
    });
    // The run ended or reached its time limit; its findings are checked by its own test.
    if (kit.status === 2 || kit.status === null) throw new Error(`skein-conform: ${kit.stderr}`);
    await stat(join(folder, 'report/report.html'));
    const compared = join(folder, 'report/report.json');
    run(join(folder, 'node_modules/.bin/skein-conform-compare'), compared, compared);
    console.log('skein-conform wrote its report');
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const tarballs = await packAll();
console.log(relative(ROOT, await writeBom()));
for (const file of Object.values(tarballs)) {
  console.log(`${relative(ROOT, file)}, ${((await stat(file)).size / 1000).toFixed(0)} kB`);
}
if (process.argv.includes('--try')) await tryOut(tarballs);
