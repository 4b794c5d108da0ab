import { groupBy } from '../group-by.ts';
import { type Check, type Exchange, type OperationResult, type Report, SCENARIO_SECTIONS } from '../model.ts';
import { type NamedSentence, sentencesShownBy } from '../sentences.ts';

/** Wrong checks that most likely have one cause. */
export interface Finding {
  title: string;
  detail: string;
  /** The request of one of the checks, and its answer. */
  exchange?: Exchange;
  /** The sentences of the contract that its scenarios show. */
  sentences: readonly NamedSentence[];
  /** All of its checks; the first one names it. */
  checks: Check[];
}

/** Checks in the order in which they explain a cause: the answer itself before what builds on it. */
const SECTION_ORDER = [
  'answers',
  'rights',
  'refusals',
  'limits',
  'fields',
  'methods',
  ...SCENARIO_SECTIONS,
  'fuzzing',
];

/**
 * Groups wrong checks by their probable cause, those with the most checks first:
 *
 * - the same difference from a schema, wherever it was seen
 * - one undocumented answer of an operation, and the checks that failed because of it: refusals that expected another
 *   code, and laws that stopped at this operation
 */
export function findingsOf(checks: readonly Check[]): Finding[] {
  const wrong = checks.filter(({ verdict }) => verdict === 'wrong');
  const byAnswer = new Map(
    wrong
      .filter(({ section, cell }) => section === 'answers' && cell !== undefined)
      .map((check) => [`${check.operation} ${check.cell}`, check]),
  );
  const groups = groupBy(wrong, (check) => {
    const blamed = byAnswer.get(`${check.blames ?? check.operation} ${check.cell}`);
    return causeOf(blamed ?? check);
  });
  return [...groups.values()]
    .map((group): Finding => {
      const sorted = group.toSorted(
        (a, b) => SECTION_ORDER.indexOf(a.section) - SECTION_ORDER.indexOf(b.section),
      );
      const [first] = sorted as [Check];
      const exchange = sorted.find((check) => check.exchange)?.exchange;
      return {
        title: first.title,
        detail: first.detail ?? '',
        ...(exchange ? { exchange } : {}),
        sentences: sorted.flatMap(brokenSentences),
        checks: sorted,
      };
    })
    .toSorted((a, b) => b.checks.length - a.checks.length);
}

/** Number of sentences that a finding names at most. */
const SENTENCE_COUNT = 4;

/** Returns the sentences that a wrong scenario shows: those about the operation whose answer differed, else all. */
export function brokenSentences({ id, blames }: Check): readonly NamedSentence[] {
  const shown = sentencesShownBy(id);
  const blamed = shown.filter(({ name }) => name.startsWith(`${blames}#`));
  return (blamed.length > 0 ? blamed : shown).slice(0, SENTENCE_COUNT);
}

/** Returns the same text for checks with the same cause. */
function causeOf({ id, operation, detail = '', section }: Check): string {
  const schema = /^(\/\S*|the body) ((?:must|should|does) .*)$/.exec(detail);
  if (schema) {
    const [, pointer = '', difference = ''] = schema;
    const field = pointer
      .split('/')
      .filter((part) => !/^\d*$/.test(part))
      .at(-1);
    return `schema ${field} ${difference}`;
  }
  return section === 'answers' ? `${operation} ${detail}` : id;
}

/** The operations to build next: the first level of the contract that lacks some. */
export interface NextOperations {
  level: string;
  offered: number;
  of: number;
  missing: OperationResult[];
}

/** Returns what to build next; undefined when everything is offered. */
export function nextOperations({ operations, levels }: Report): NextOperations | undefined {
  const byLevel = groupBy(operations, ({ level }) => level);
  for (const { name } of levels) {
    const own = byLevel.get(name) ?? [];
    const missing = own.filter(({ presence }) => presence === 'not-offered');
    if (missing.length > 0)
      return { level: name, offered: own.length - missing.length, of: own.length, missing };
  }
  return undefined;
}
