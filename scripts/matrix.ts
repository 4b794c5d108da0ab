/**
 * `npm run matrix`: every screen of the built site on the mock, driven through every documented status and code of each of
 * its calls. Writes dist/matrix/matrix.{json,html} and shows the faults; any is this program's failure. `-- --sample` drives
 * what the gate drives, `-- --part 2/4` a quarter, `-- --only likePost` the calls whose names contain that, `-- --pages 8`
 * works with so many pages beside each other.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { ROOT } from './check/run-tool.ts';
import { readContract } from './matrix/answers.ts';
import { missingOperations } from './matrix/complete.ts';
import { matrixHtml, resultOf } from './matrix/report.ts';
import { runMatrix } from './matrix/run.ts';
import { screensOf } from './matrix/screens.ts';
import { startMatrixSite } from './matrix/site.ts';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { tellSetupFaults } from './setup/setup-fault.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    // Most of a page's time is waiting: for scripts to settle, for a second try.
    pages: { type: 'string', default: String(2 * availableParallelism()) },
  },
});

function partOf(text: string): [number, number] {
  const [, part, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  if (!part || !of || Number(part) > Number(of)) throw new Error(`${text} is no part: say 2/4.`);
  return [Number(part), Number(of)];
}

tellSetupFaults();
const executablePath = ensureChromium();
ensureBuild();
const started = performance.now();
const contract = readContract();
// By its place on disk: types are checked without a build as well.
const build = new URL('../dist/server/entry-server.js', import.meta.url).href;
const { routeTable } = (await import(build)) as { routeTable: SiteRoute[] };
const site = await startMatrixSite(contract);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
try {
  const { cells, screens, asked } = await runMatrix(
    browser,
    site,
    contract,
    screensOf(routeTable, contract),
    {
      pages: Number(values.pages),
      choice: { only: values.only, isSample: values.sample, part: partOf(values.part) },
      tell: (line) =>
        console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`),
    },
  );
  const faults = [
    ...screens.flatMap(({ path, faults: some }) => some.map((fault) => `${path}: ${fault}`)),
    ...cells.flatMap(({ operation, status, name, where, done, faults: some }) =>
      some.map((fault) => `${operation} ${status} ${name} at ${where}${done && ` (${done})`}: ${fault}`),
    ),
  ];
  const folder = join(ROOT, 'dist/matrix');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'matrix.json'), `${JSON.stringify({ cells, faults }, null, 1)}\n`);
  const result = resultOf(cells, {
    contract: contract.version,
    isSample: values.sample,
    screens: screens.length,
  });
  await writeFile(join(folder, 'matrix.html'), matrixHtml(result));
  if (values.write) {
    const kept = join(ROOT, 'docs/matrix.json');
    await writeFile(kept, JSON.stringify(result));
    spawnSync('biome', ['format', '--write', kept], { cwd: ROOT });
  }
  for (const fault of faults) console.log(fault);
  const missing = missingOperations(asked);
  if (missing.length > 0)
    console.log(`Not driven yet, and without a way in scripts/matrix/acts.ts: ${missing.join(', ')}`);
  const operations = new Set(cells.map(({ operation }) => operation)).size;
  console.log(
    `${cells.length} answers to ${operations} calls on ${screens.length} screens, ${faults.length} faults, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
