/**
 * `npm run matrix`: every screen of the built site on the mock, driven through every documented status and code of each of
 * its calls. Writes into dist/matrix and shows the faults; any is this program's failure. `-- --sample` drives what the gate
 * drives, `-- --part 2/4` a quarter, `-- --only likePost` the calls whose names contain that (or one of several, with commas), `-- --acts`
 * what is done and not what screens ask by themselves, `-- --pages 8` works with so
 * many pages beside each other. `-- --after <files>` drives what those runs left or found wrong, `-- --merge <files>` puts
 * runs together, and `--write` keeps the result. Ctrl-C ends a run early; what was driven is kept.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { CHROMIUM_ARGS, SHORT_LIVED } from '#tests/support/browser.ts';
import { readContract } from './matrix/answers.ts';
import { type Found, merged, wellDriven } from './matrix/found.ts';
import { keep, readFound } from './matrix/keep.ts';
import { runMatrix } from './matrix/run.ts';
import { screensOf } from './matrix/screens.ts';
import { startMatrixSite } from './matrix/site.ts';
import { ensureBuild } from './setup/build.mjs';
import { ensureHeadlessChromium } from './setup/chromium.mjs';
import { tellSetupFaults } from './setup/setup-fault.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'boolean', default: false },
    acts: { type: 'boolean', default: false },
    merge: { type: 'boolean', default: false },
    after: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    // Most of a page's time is waiting: for scripts to settle, for a second try.
    pages: { type: 'string', default: String(2 * availableParallelism()) },
  },
});
const contract = readContract();

function partOf(text: string): [number, number] {
  const [, part, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  if (!part || !of || Number(part) > Number(of)) throw new Error(`${text} is no part: say 2/4.`);
  return [Number(part), Number(of)];
}

/** A picture says nothing about an answer, and takes a tenth of the time; the walk and the journeys show them. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

/** @param before what earlier runs found, which is not driven again where it went well */
async function drive(before: readonly Found[]): Promise<Found> {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const executablePath = ensureHeadlessChromium();
  ensureBuild();
  const started = performance.now();
  // By its place on disk: types are checked without a build as well.
  const build = new URL('../dist/server/entry-server.js', import.meta.url).href;
  const { routeTable } = (await import(build)) as { routeTable: SiteRoute[] };
  const site = await startMatrixSite(contract);
  const browser = await chromium.launch({
    executablePath,
    // What is under way is still done when the run is ended.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [...CHROMIUM_ARGS, SHORT_LIVED, WITHOUT_PICTURES],
  });
  try {
    const { cells, screens, asked } = await runMatrix(
      browser,
      site,
      contract,
      screensOf(routeTable, contract),
      {
        pages: Number(values.pages),
        choice: {
          only: values.only,
          isSample: values.sample,
          isActsOnly: values.acts,
          part: partOf(values.part),
          ...(before.length > 0 ? { known: wellDriven(before) } : {}),
        },
        end: ending.signal,
        tell: (line) =>
          console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`),
      },
    );
    const isAll = values.only === '' && !values.acts && !ending.signal.aborted;
    if (ending.signal.aborted) console.log('Ended early: --after with the file of this run drives the rest.');
    const driven: Found = {
      contract: contract.version,
      isSample: values.sample,
      parts: isAll ? [values.part] : [],
      screens,
      asked: [...asked],
      cells,
    };
    return before.length > 0 ? merged([...before, driven]) : driven;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The file in dist/matrix: parts and chosen calls beside each other, everything else the last time only. */
function fileName(): string {
  if (values.merge) return 'matrix';
  if (values.only !== '' || values.acts) return 'chosen';
  return values.part === '1/1' ? 'matrix' : `part-${values.part.replace('/', '-of-')}`;
}

tellSetupFaults();
const earlier = values.merge || values.after ? await readFound(positionals) : [];
const found = values.merge ? merged(earlier) : await drive(earlier);
const isRight = await keep(found, contract, { name: fileName(), write: values.write });
process.exitCode = isRight ? 0 : 1;
