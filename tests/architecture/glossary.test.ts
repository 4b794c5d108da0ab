import { expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';

/** A row of a table in docs/glossary.md: its term, and the files that its last column names. */
interface GlossaryRow {
  term: string;
  files: string[];
}

const [{ text: glossary } = { text: '' }] = filesMatching(/^docs\/glossary\.md$/);
const codeByPath = new Map(filesMatching(/\.tsx?$/).map(({ path, text }) => [path, text]));

/** Returns the rows of the glossary's tables that name a file, without their heads. */
function rowsWithFiles(): GlossaryRow[] {
  return [...glossary.matchAll(/^\| (.+?) \| .+ \| (`.+`) \|$/gm)].map(([, term = '', files = '']) => ({
    term,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
}

/** Returns every file that the glossary names between backticks. */
function namedFiles(): string[] {
  return [...glossary.matchAll(/`([\w./-]+\/[\w./-]+\.[a-z]+)`/g)].map(([, file = '']) => file);
}

/** Splits a term at commas, "and" and parentheses: `captcha`, `optimistic update, rollback`, `rendering (SSR)`. */
function alternativesOf(term: string): string[] {
  return term
    .replace(/\(of [^)]*\)/g, '')
    .split(/,|\band\b|[()]/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}

/** Returns text in lower case with all separators as single spaces, so that `postOverlay` contains "post overlay". */
function searchable(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

test('docs/glossary.md has a table of engineering terms', () => {
  expect(rowsWithFiles().length).toBeGreaterThan(30);
});

test('every file named in docs/glossary.md exists', () => {
  expect(namedFiles().filter((file) => !codeByPath.has(file))).toEqual([]);
});

test.each(rowsWithFiles().flatMap(({ term, files }) => files.map((file) => ({ term, file }))))(
  '$file contains the glossary term "$term"',
  ({ term, file }) => {
    const text = searchable(codeByPath.get(file) ?? '');
    expect(alternativesOf(term).some((alternative) => text.includes(searchable(alternative).trim()))).toBe(
      true,
    );
  },
);
