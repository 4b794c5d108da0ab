import type { DocumentedAnswer } from './documented-answers.ts';
import { type Forced, formatForced, parseForced } from './forced.ts';

/**
 * Returns one sentence for each forced response that cannot come, usually a typo: the mock would answer as usual, or
 * with an error of its own, and a test would pass or fail for the wrong reason.
 *
 * @param asked the texts of `?force=` in the URL, whose malformed parts are named
 * @param choices every documented response by operation
 */
export function forcedProblems(
  asked: readonly string[],
  forced: Forced,
  choices: Readonly<Record<string, readonly DocumentedAnswer[]>>,
): string[] {
  const malformed = asked
    .filter((text) => text !== 'clear')
    .flatMap((text) => text.split(','))
    .filter((part) => Object.keys(parseForced(part)).length === 0)
    .map((part) => `?force=${part} is not like operation:status or operation:status:example.`);
  const impossible = Object.entries(forced).flatMap(([operation, { status, example }]) => {
    const documented = choices[operation];
    const text = formatForced({ [operation]: { status, ...(example ? { example } : {}) } });
    if (documented === undefined) return [`${text}: the contract has no operation ${operation}.`];
    const ofStatus = documented.filter((choice) => choice.status === status);
    if (ofStatus.length === 0) {
      const statuses = [...new Set(documented.map((choice) => choice.status))].join(', ');
      return [`${text}: ${operation} answers ${statuses}.`];
    }
    if (example === undefined || ofStatus.some((choice) => choice.example === example)) return [];
    const examples = ofStatus.map((choice) => choice.example ?? '(none)').join(', ');
    return [`${text}: the examples of ${status} are ${examples}.`];
  });
  return [...malformed, ...impossible];
}
