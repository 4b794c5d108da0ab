/**
 * Opens every screen of the built site on the mock and gives it every documented status and code of each of its calls
 * (`npm run matrix`). Writes into dist/matrix and prints the faults; any fault fails this program. `-- --sample` runs
 * what `npm test` runs, `-- --part 2/4` a quarter, `-- --only likePost` the calls whose names contain that (or one of
 * several, with commas), `-- --actions` user actions but not the calls on opening, `-- --pages 8` uses that many
 * browser pages in parallel. `-- --after <files>` repeats what those runs left out or found faulty, `-- --merge
 * <files>` merges runs. Ctrl-C ends a run early; finished cells are kept.
 */
import { availableParallelism } from 'node:os';
import { chromium } from '@playwright/test';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { CHROMIUM_ARGS, SHORT_LIVED_PAGE_FLAGS } from '#tests/support/browser.ts';
import { readContract } from './matrix/answers.ts';
import { runMatrix } from './matrix/run.ts';
import { mergeRuns, passedCells, type RunResult } from './matrix/run-result.ts';
import { screensOf } from './matrix/screens.ts';
import { startMatrixSite } from './matrix/site.ts';
import { readRuns, storeResults } from './matrix/store-results.ts';
import { ensureBuild } from './setup/build.mjs';
import { ensureHeadlessChromium } from './setup/chromium.mjs';
import { exitOnSetupFault } from './setup/setup-fault.mjs';
import { parseOptions } from './support/parse-options.ts';

const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'boolean', default: false },
    actions: { type: 'boolean', default: false },
    merge: { type: 'boolean', default: false },
    after: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    // A page spends most of its time waiting: for scripts to settle, for a retry.
    pages: { type: 'string', default: String(2 * availableParallelism()) },
  },
});
const contract = readContract();

function partOf(text: string): [number, number] {
  const [, part, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  if (!part || !of || Number(part) > Number(of)) throw new Error(`${text} is no part: say 2/4.`);
  return [Number(part), Number(of)];
}

/**
 * Pictures do not affect how answers are handled, and leaving them out saves a tenth of the time; other tests show
 * them.
 */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

/** @param before results of earlier runs; cells that passed there are not repeated */
async function drive(before: readonly RunResult[]): Promise<RunResult> {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const executablePath = ensureHeadlessChromium();
  ensureBuild();
  const started = performance.now();
  // Imported by its file path: types are checked without a build as well.
  const build = new URL('../dist/server/entry-server.js', import.meta.url).href;
  const { routeTable } = (await import(build)) as { routeTable: SiteRoute[] };
  const site = await startMatrixSite(contract);
  const browser = await chromium.launch({
    executablePath,
    // Cells in progress are finished when the run is ended.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [...CHROMIUM_ARGS, SHORT_LIVED_PAGE_FLAGS, WITHOUT_PICTURES],
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
          isActionsOnly: values.actions,
          part: partOf(values.part),
          ...(before.length > 0 ? { known: passedCells(before) } : {}),
        },
        end: ending.signal,
        tell: (line) =>
          console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`),
      },
    );
    const isAll = values.only === '' && !values.actions && !ending.signal.aborted;
    if (ending.signal.aborted) console.log('Ended early: --after with the file of this run drives the rest.');
    const driven: RunResult = {
      contract: contract.version,
      isSample: values.sample,
      parts: isAll ? [values.part] : [],
      screens,
      asked: [...asked],
      cells,
    };
    return before.length > 0 ? mergeRuns([...before, driven]) : driven;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * Returns the name of the file in dist/matrix: parts and chosen calls have files of their own; a full run replaces all
 * else.
 */
function fileName(): string {
  if (values.merge) return 'matrix';
  if (values.only !== '' || values.actions) return 'chosen';
  return values.part === '1/1' ? 'matrix' : `part-${values.part.replace('/', '-of-')}`;
}

exitOnSetupFault();
const earlier = values.merge || values.after ? await readRuns(positionals) : [];
const found = values.merge ? mergeRuns(earlier) : await drive(earlier);
const isRight = await storeResults(found, contract, { name: fileName() });
process.exitCode = isRight ? 0 : 1;
