import type { Check, Report } from '../model.ts';

export interface Comparison {
  /** Right now, wrong or unseen before. */
  won: Check[];
  /** Wrong now, and not before. */
  broken: Check[];
  /** Seen before and not any more: neither won nor broken, but less is known. */
  lost: Check[];
  /** Wrong before and now. */
  still: Check[];
}

/** What a change won or broke: two reports of servers of the contract, check by check. */
export function compareReports(before: Report, now: Report): Comparison {
  const old = new Map(before.checks.map((check) => [check.id, check.verdict]));
  const current = new Map(now.checks.map((check) => [check.id, check]));
  const wasSeen = (id: string) => old.get(id) === 'right' || old.get(id) === 'wrong';
  return {
    won: now.checks.filter(({ id, verdict }) => verdict === 'right' && old.get(id) !== 'right'),
    broken: now.checks.filter(({ id, verdict }) => verdict === 'wrong' && old.get(id) !== 'wrong'),
    still: now.checks.filter(({ id, verdict }) => verdict === 'wrong' && old.get(id) === 'wrong'),
    lost: before.checks.filter(
      ({ id }) =>
        wasSeen(id) &&
        (current.get(id)?.verdict ?? 'not-').startsWith('not-') &&
        // A wrong answer has a check of its own that goes away when the answer is mended.
        !(old.get(id) === 'wrong' && !current.has(id)),
    ),
  };
}

/** The comparison in words. */
export function comparisonText({ won, broken, lost, still }: Comparison): string {
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
    ...part('not seen any more', '?', lost),
    ...part('won', '✓', won),
    ...part('wrong as before', '·', still),
  ];
  return lines.length === 0 ? 'Nothing changed.\n' : lines.join('\n');
}
