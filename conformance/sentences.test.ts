import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  edits,
  filters,
  invariants,
  laws,
  lists,
  markRules,
  refusals,
  views,
  visibilityRules,
} from './data.ts';
import { findingsOf } from './report/findings.ts';
import {
  contractSentences,
  sentenceFileText,
  splitSentences,
  updatedSentenceFiles,
} from './sentence-ledger.ts';
import { readSentenceFiles, sentencesShownBy } from './sentences.ts';

/** Number of sentences without a check. It only shrinks: a new sentence gets a check or a reason with it. */
const OPEN_SENTENCE_COUNT = 0;
/** Number of sentences of which a scenario shows a part. */
const PARTLY_SHOWN_COUNT = 143;

const reasons = parse(
  readFileSync(new URL('../openapi/conformance/sentence-reasons.yaml', import.meta.url), 'utf8'),
) as Record<string, string>;
const files = readSentenceFiles();
const rows = [...files.values()].flatMap((file) =>
  Object.entries(file).flatMap(([subject, list]) => list.map((row) => ({ subject, ...row }))),
);

describe('the sentences of the contract', () => {
  test('splitSentences leaves out code, tables, headings and list marks', () => {
    const text =
      '# Head\n\nOne, `a.b`. Two\nlines!\n\n```sh\ncurl x. Y\n```\n\n| a | b |\n| - | - |\n\n- An item. **Bold.**\n';
    expect(splitSentences(text)).toEqual(['One, `a.b`.', 'Two lines!', 'An item.', '**Bold.**']);
  });

  test('the ledger has every sentence of the contract and no other (npm run conform:sentences)', () => {
    const text = (map: ReturnType<typeof readSentenceFiles>) =>
      Object.fromEntries([...map].map(([name, file]) => [name, sentenceFileText(file)]));
    expect(text(updatedSentenceFiles(files))).toEqual(text(files));
    expect(rows).toHaveLength(contractSentences().length);
  });

  test('every row of the ledger names checks that exist, or a reason', () => {
    const sections = ['answers', 'refusals', 'rights', 'roles', 'limits', 'fields', 'methods'];
    const operationsOf: Readonly<Record<string, ReadonlySet<string>>> = {
      paging: new Set(lists.map(({ list }) => list)),
      edits: new Set(edits.map(({ edit }) => edit)),
      filters: new Set(filters.map(({ list }) => list)),
      views: new Set(views.flatMap(({ reads }) => reads.map(({ call }) => call))),
    };
    const known = new Set([
      ...sections,
      ...Object.keys(operationsOf),
      ...laws.map(({ name }) => `laws/${name}`),
      ...invariants.map(({ name }) => `invariants/${name}`),
      ...markRules.map(({ name }) => `marks/${name}`),
      ...visibilityRules.map(({ name }) => `visibility/${name}`),
    ]);
    const faults = rows.flatMap(({ subject, id, shown = [], isPartly, why }) => [
      ...shown.filter((check) => !known.has(check)).map((check) => `${subject}#${id}: ${check}`),
      ...shown
        .filter((check) => subject !== 'contract' && operationsOf[check]?.has(subject) === false)
        .map((check) => `${subject}#${id}: ${check} has no row of it`),
      ...(why !== undefined && !(why in reasons) ? [`${subject}#${id}: ${why}`] : []),
      ...(isPartly && shown.length === 0 ? [`${subject}#${id}: in part by nothing`] : []),
      ...(why !== undefined && shown.length > 0 ? [`${subject}#${id}: both shown and not`] : []),
    ]);
    expect(faults).toEqual([]);
    expect(refusals.length).toBeGreaterThan(0);
    expect(Object.keys(reasons).filter((reason) => !rows.some(({ why }) => why === reason))).toEqual([]);
  });

  test('the number of sentences without a whole check does not grow', () => {
    expect(rows.filter(({ shown, why }) => !shown && !why)).toHaveLength(OPEN_SENTENCE_COUNT);
    expect(rows.filter(({ isPartly }) => isPartly)).toHaveLength(PARTLY_SHOWN_COUNT);
  });

  test('the manual has the figures of the ledger', () => {
    const manual = readFileSync(new URL('../docs/conformance.md', import.meta.url), 'utf8');
    const shownCount = rows.filter(({ shown, isPartly }) => shown && !isPartly).length;
    const reasonCount = rows.filter(({ why }) => why).length;
    expect(manual).toContain(`| shown by checks | ${shownCount} |`);
    expect(manual).toContain(`| shown in part | ${PARTLY_SHOWN_COUNT} |`);
    expect(manual).toContain(`| not to be shown by requests | ${reasonCount} |`);
    expect(manual).toContain(`| without a check yet | ${OPEN_SENTENCE_COUNT} |`);
  });

  test('a wrong edit names the sentences about its operation', () => {
    expect(sentencesShownBy('edits/followCollection/again').map(({ name }) => name)).toEqual([
      'followCollection#2',
    ]);
    expect(sentencesShownBy('visibility/blocked-author/getDashboard').map(({ name }) => name)).toEqual([
      'blockBlog#1',
      'unblockBlog#1',
    ]);
  });

  test('a wrong scenario names the sentences about the operation whose answer differed', () => {
    const id = 'laws/community-posts-in-order';
    const check = {
      id,
      section: 'laws',
      tag: 'communities',
      verdict: 'wrong',
      title: 'Order',
      detail: 'it differs',
    } as const;
    const [finding] = findingsOf([{ ...check, blames: 'pinCommunityPost' }]);
    expect(finding?.sentences.map(({ name }) => name.split('#')[0])).toEqual([
      'pinCommunityPost',
      'pinCommunityPost',
      'pinCommunityPost',
    ]);
    expect(sentencesShownBy(id).length).toBeGreaterThan(5);
  });
});
