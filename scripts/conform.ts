/**
 * Reports how much of the contract a server implements (`npm run conform -- --url https://their.api`,
 * conformance/README.md). Writes the report into `.cache/conform` or `--out`. Exit code 0: no finding; 1: findings; 2:
 * it could not run.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../conformance/config.ts';
import { contract, operationRows, rowOf } from '../conformance/contract.ts';
import { conform } from '../conformance/kit.ts';
import type { Report } from '../conformance/model.ts';
import { compareReports, comparisonText } from '../conformance/report/compare.ts';
import { terminalReport } from '../conformance/report/terminal.ts';
import { writeReport } from '../conformance/report/write.ts';
import { waitForChange, waitForServer } from '../conformance/watch.ts';
import { fuzzSection } from './fuzz/section.ts';

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1 on`);
  return number;
}

const HELP = `How much of the contract (version ${contract.info.version}) a server keeps.

  --url <address>          the server; one that can be thrown away
  --config <file>          JSON with what the run cannot make by itself
  --out <folder>           where the report goes; .cache/conform unless said
  --only <names>           operations, with commas between
  --tag <area>             the operations of one area
  --fuzz                   Schemathesis as one more section (Docker, or Python 3)
  --fuzz-examples <n>      how many requests of each kind it tries; 10
  --time-limit <seconds>   for the whole run; 900
  --call-ms <n>            milliseconds for one call; 10000
  --watch <folder>         run again after each change below it, and say what that changed

Exit code 0: no finding; 1: findings, or the run ended early; 2: it could not be run.`;

let lastShown = '';
function showProgress(section: string, done: number, of: number): void {
  const shown = `${section} ${Math.floor((10 * done) / of) * 10} %`;
  if (shown !== lastShown) console.error(shown);
  lastShown = shown;
}

/** Returns the operations that `--only` or `--tag` name; undefined for all. */
function chosenOperations({ only, tag }: { only?: string; tag?: string }): string[] | undefined {
  if (only) return only.split(',').map((id) => rowOf(id.trim()).id);
  if (!tag) return undefined;
  const found = operationRows.filter((row) => row.tag === tag).map(({ id }) => id);
  if (found.length === 0) throw new Error(`The contract has no area ${tag}`);
  return found;
}

/** Waits for a change in the folder of `--watch`; resolves to false at once without one. */
async function watchFor(
  { watch, out }: { watch?: string; out: string },
  signal: AbortSignal,
): Promise<boolean> {
  if (watch === undefined) return false;
  if (!existsSync(watch)) throw new Error(`--watch: there is no folder ${watch}`);
  return waitForChange(watch, out, signal);
}

/** Returns a signal that the first Ctrl-C aborts while a folder is watched; the second one ends the program. */
function interruptionSignal(isWatching: boolean): AbortSignal {
  const ended = new AbortController();
  if (isWatching) process.once('SIGINT', () => ended.abort());
  return ended.signal;
}

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      config: { type: 'string' },
      out: { type: 'string', default: '.cache/conform' },
      only: { type: 'string' },
      tag: { type: 'string' },
      fuzz: { type: 'boolean', default: false },
      'fuzz-examples': { type: 'string', default: '10' },
      'time-limit': { type: 'string', default: '900' },
      'call-ms': { type: 'string', default: '10000' },
      watch: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  if (!/^https?:\/\/./.test(values.url ?? '') || !URL.canParse(values.url ?? ''))
    throw new Error('Which server? --url https://their.api (--help tells the rest)');
  const url = values.url ?? '';
  const config = readConfig(values.config);
  const runOnce = async (): Promise<Report> => {
    const report = await conform({
      url,
      config,
      only: chosenOperations(values),
      timeLimit: wholeNumber('time-limit', values['time-limit']),
      callMs: wholeNumber('call-ms', values['call-ms']),
      ...(values.fuzz ? { fuzz: (target) => fuzzSection(contract, target, values['fuzz-examples']) } : {}),
      onProgress: showProgress,
    });
    await writeReport(values.out, report);
    return report;
  };
  const signal = interruptionSignal(values.watch !== undefined);
  // Watches from before the run, so that a change during it is not lost.
  let changed = watchFor(values, signal);
  let report = await runOnce();
  console.log(terminalReport(report));
  console.log(`The whole report: ${join(values.out, 'report.html')}`);
  if (values.watch) console.log(`Waiting for changes in ${values.watch} (Ctrl-C ends it) …`);
  while ((await changed) && (await waitForServer(url, signal))) {
    changed = watchFor(values, signal);
    const before = report;
    report = await runOnce();
    console.log(`\n${new Date().toLocaleTimeString()}  ${comparisonText(compareReports(before, report))}`);
  }
  process.exitCode = report.stopped || report.checks.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
