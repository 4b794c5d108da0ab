import type { FuzzCoverage, Report, Score } from '../model.ts';
import { percentOf, totalOf } from '../scores.ts';

const MAX_FINDINGS = 40;

function line(score: Score): string {
  const percent = percentOf(score);
  const numbers = [score.right, score.wrong, score.notProvoked].map((n) => String(n).padStart(6)).join('');
  const offered = `${score.offered}/${score.operations}`.padStart(10);
  return `  ${score.name.padEnd(14)}${percent === undefined ? '    –' : `${String(percent).padStart(4)}%`}${numbers}${offered}`;
}

/** Returns the coverage of fuzzing in one line. */
export function fuzzingSummary({ cases, operations, parameters, keywords }: FuzzCoverage): string {
  const part = ([some, all]: [number, number], what: string) => `${some} of ${all} ${what}`;
  return `${cases} made-up requests: ${part(operations, 'operations')}, ${part(parameters, 'parameters and fields')}, ${part(keywords, 'rules of their schemas')}`;
}

function fuzzingLines({ fuzzing }: Report): string[] {
  return fuzzing ? [`Fuzzing: ${fuzzingSummary(fuzzing)}`, ''] : [];
}

/** Leaves out the scores without any seen check when the run had selected operations. */
function observedScores(scores: readonly Score[], { chosen }: Report): readonly Score[] {
  if (chosen === undefined) return scores;
  return scores.filter(({ right, wrong, notProvoked }) => right + wrong + notProvoked > 0);
}

/** Renders the report for a terminal. */
export function terminalReport(report: Report): string {
  const head = `  ${''.padEnd(14)}score right wrong unseen   offered`;
  const findings = report.checks.filter(({ verdict }) => verdict === 'wrong');
  const listed = findings
    .slice(0, MAX_FINDINGS)
    .map(({ title, detail, id }) => `  ✗ ${title}\n      ${detail ?? ''}\n      ${id}`);
  const more = findings.length - listed.length;
  return [
    `Contract ${report.contract} · ${report.url} · ${report.calls} calls in ${report.seconds} s`,
    ...(report.stopped ? ['', report.stopped] : []),
    ...(report.keepsNothing
      ? ['', 'It keeps nothing of what it is sent: what needs a memory was left out.']
      : []),
    ...(report.chosen === undefined
      ? []
      : ['', `${report.chosen} operations were asked for; the others were left out.`]),
    '',
    'By level',
    head,
    ...observedScores(report.levels, report).map(line),
    '',
    'By area',
    head,
    ...observedScores(report.areas, report).map(line),
    line(totalOf(report.areas)),
    '',
    ...fuzzingLines(report),
    findings.length === 0 ? 'No finding.' : `${findings.length} findings`,
    ...listed,
    ...(more > 0 ? [`  … and ${more} more in the report`] : []),
    '',
  ].join('\n');
}
