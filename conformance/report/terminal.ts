import type { FuzzCoverage, Report, Score } from '../model.ts';
import { percentOf, totalOf } from '../scores.ts';
import { findingsOf, nextOperations } from './findings.ts';

const MAX_FINDINGS = 40;
const MAX_NEXT = 6;

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

/** Says what to build next, in one line. */
function nextLines(report: Report): string[] {
  const next = nextOperations(report);
  if (next === undefined) return [];
  const names = next.missing.slice(0, MAX_NEXT).map(({ id }) => id);
  const others = next.missing.length > MAX_NEXT ? ` and ${next.missing.length - MAX_NEXT} more` : '';
  return ['', `Next to build (level ${next.level}): ${names.join(', ')}${others}`];
}

/** Leaves out the scores without any seen check when the run had selected operations. */
function observedScores(scores: readonly Score[], { chosen }: Report): readonly Score[] {
  if (chosen === undefined) return scores;
  return scores.filter(({ right, wrong, notProvoked }) => right + wrong + notProvoked > 0);
}

/** Renders the report for a terminal. */
export function terminalReport(report: Report): string {
  const head = `  ${''.padEnd(14)}score right wrong unseen   offered`;
  const findings = findingsOf(report.checks);
  const wrong = report.checks.filter(({ verdict }) => verdict === 'wrong').length;
  const listed = findings.slice(0, MAX_FINDINGS).map(({ title, detail, checks, sentences }) => {
    const says = sentences.map(({ name, says }) => `\n      ${name}: ${says}`).join('');
    const more = checks.length > 1 ? ` and ${checks.length - 1} more` : '';
    return `  ✗ ${title}\n      ${detail}${says}\n      ${checks[0]?.id}${more}`;
  });
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
    findings.length === 0 ? 'No finding.' : `${findings.length} findings in ${wrong} wrong checks`,
    ...listed,
    ...(more > 0 ? [`  … and ${more} more in the report`] : []),
    ...(report.undocumented.length === 0
      ? []
      : [
          '',
          `${report.undocumented.length} fields of answers are not in the contract; the report lists them.`,
        ]),
    ...nextLines(report),
    '',
  ].join('\n');
}
