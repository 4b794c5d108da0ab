import type { Check, Report } from '../model.ts';

export interface Comparison {
  /** Right now, and wrong or not seen before. */
  fixed: Check[];
  /** Wrong now, and not before. */
  broken: Check[];
  /** Seen before and no longer: neither fixed nor broken, but less is known. */
  noLongerSeen: Check[];
  /** Wrong before and now. */
  stillWrong: Check[];
}

/** Compares two reports of servers of the contract check by check. */
export function compareReports(before: Report, now: Report): Comparison {
  const old = new Map(before.checks.map((check) => [check.id, check.verdict]));
  const current = new Map(now.checks.map((check) => [check.id, check]));
  const wasSeen = (id: string) => old.get(id) === 'right' || old.get(id) === 'wrong';
  return {
    fixed: now.checks.filter(({ id, verdict }) => verdict === 'right' && old.get(id) !== 'right'),
    broken: now.checks.filter(({ id, verdict }) => verdict === 'wrong' && old.get(id) !== 'wrong'),
    stillWrong: now.checks.filter(({ id, verdict }) => verdict === 'wrong' && old.get(id) === 'wrong'),
    noLongerSeen: before.checks.filter(
      ({ id }) =>
        wasSeen(id) &&
        (current.get(id)?.verdict ?? 'not-').startsWith('not-') &&
        // A wrong answer is a check of its own that disappears when it is fixed.
        !(old.get(id) === 'wrong' && !current.has(id)),
    ),
  };
}

/** Returns the comparison as text. */
export function comparisonText({ fixed, broken, noLongerSeen, stillWrong }: Comparison): string {
  const part = (title: string, sign: string, checks: readonly Check[]) =>
    checks.length === 0
      ? []
      : [
          `${checks.length} ${title}`,
          ...checks.map(({ id, detail }) => `  ${sign} ${id}${detail ? `: ${detail}` : ''}`),
          '',
        ];
  const lines = [
    ...part('broken', '✗', broken),
    ...part('no longer seen', '?', noLongerSeen),
    ...part('fixed', '✓', fixed),
    ...part('wrong as before', '·', stillWrong),
  ];
  return lines.length === 0 ? 'Nothing changed.\n' : lines.join('\n');
}
