import type { FuzzCoverage, Report, Score } from '../model.ts';
import { percentOf, totalOf } from '../scores.ts';

const MOST_FINDINGS = 40;

function line(score: Score): string {
  const percent = percentOf(score);
  const numbers = [score.right, score.wrong, score.notProvoked].map((n) => String(n).padStart(6)).join('');
  const offered = `${score.offered}/${score.operations}`.padStart(10);
  return `  ${score.name.padEnd(14)}${percent === undefined ? '    –' : `${String(percent).padStart(4)}%`}${numbers}${offered}`;
}

/** What fuzzing tried, in one line. */
export function fuzzingWords({ cases, operations, parameters, keywords }: FuzzCoverage): string {
  const part = ([some, all]: [number, number], what: string) => `${some} of ${all} ${what}`;
  return `${cases} made-up requests: ${part(operations, 'operations')}, ${part(parameters, 'parameters and fields')}, ${part(keywords, 'rules of their schemas')}`;
}

function fuzzingLines({ fuzzing }: Report): string[] {
  return fuzzing ? [`Fuzzing: ${fuzzingWords(fuzzing)}`, ''] : [];
}

/** The report as a person reads it in a terminal. */
export function terminalReport(report: Report): string {
  const head = `  ${''.padEnd(14)}score right wrong unseen   offered`;
  const findings = report.checks.filter(({ verdict }) => verdict === 'wrong');
  const shown = findings
    .slice(0, MOST_FINDINGS)
    .map(({ title, detail, id }) => `  ✗ ${title}\n      ${detail ?? ''}\n      ${id}`);
  const more = findings.length - shown.length;
  return [
    `Contract ${report.contract} · ${report.url} · ${report.calls} calls in ${report.seconds} s`,
    ...(report.stopped ? ['', report.stopped] : []),
    ...(report.keepsNothing
      ? ['', 'It keeps nothing of what it is sent: what needs a memory was left out.']
      : []),
    '',
    'By level',
    head,
    ...report.levels.map(line),
    '',
    'By area',
    head,
    ...report.areas.map(line),
    line(totalOf(report.areas)),
    '',
    ...fuzzingLines(report),
    findings.length === 0 ? 'No finding.' : `${findings.length} findings`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more in the report`] : []),
    '',
  ].join('\n');
}
