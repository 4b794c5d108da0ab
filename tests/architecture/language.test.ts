import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesMatching, type SourceFile } from './source-files.ts';

/** Words that begin a comment with a clause in place of its subject: "Where the link leads". */
const CLAUSE_WORD =
  /^(?:What|Whatever|Who|Whoever|Whom|Whose|Whether|Where|Wherever|How|Nobody|Somebody|Something)\b/;
/** Words that begin a title without its subject: "is refused without a name". */
const SUBJECTLESS_WORD =
  /^(?:is|are|was|were|has|have|says|of|what|who|whoever|whose|whether|where|which|how|it|that|nobody|somebody) /i;
/** Maximum length of a title in characters, without the ids of rules. */
const TITLE_MAX_LENGTH = 110;

const code = filesMatching(
  /^(?:(?:src|server|scripts|conformance|mock-server|tests|examples|openapi|public)\/.*|[a-z.]+\.config)\.(?:tsx?|mjs|js|css)$/,
);
const testFiles = code.filter(({ path }) => /\.(?:test|e2e)\.tsx?$/.test(path));

/** Returns the comments on lines of their own that begin with a clause word, as `path:line first line`. */
function unclearComments({ path, text }: SourceFile): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, mark = '', start = ''] = /^\s*\{?(\/\/|\/\*\*?)\s*(.*)$/.exec(line) ?? [];
    if (mark === '//' && /^\s*\/\//.test(lines[index - 1] ?? '')) return [];
    const first = start || (mark ? (lines[index + 1] ?? '').replace(/^\s*\*?\s*/, '') : '');
    return CLAUSE_WORD.test(first) ? [`${path}:${index + 1} ${first}`] : [];
  });
}

interface Title {
  path: string;
  title: string;
  /** Range of the literal in the file's text. */
  start: number;
  end: number;
}

/** Returns the literal titles of a file's tests and groups of tests. */
function titlesOf({ path, text }: SourceFile): Title[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(file))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title))
        titles.push({ path, title: title.text, start: title.getStart(file), end: title.end });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

const titles = testFiles.flatMap(titlesOf);
const withoutRules = (title: string): string => title.replaceAll(/ \[[a-z-]+-\d+\]/g, '');
const listed = (found: readonly Title[]): string[] => found.map(({ path, title }) => `${path}: ${title}`);

test('unclearComments finds line and block comments that begin with a clause word', () => {
  const text =
    '// What counts.\n// Where is left out.\n/**\n * Who calls.\n */\n/** How. */\n{/* Whose. */}\n// Ok. What?';
  expect(unclearComments({ path: 'a.ts', text })).toEqual([
    'a.ts:1 What counts.',
    'a.ts:3 Who calls.',
    'a.ts:6 How. */',
    'a.ts:7 Whose. */}',
  ]);
});

test('comments begin with their subject or a verb, not with a clause word', () => {
  expect(code.length).toBeGreaterThan(2000);
  expect(code.flatMap(unclearComments)).toEqual([]);
});

test('titles of tests begin with their subject, because a failure list shows them alone', () => {
  expect(titles.length).toBeGreaterThan(4000);
  expect(listed(titles.filter(({ title }) => SUBJECTLESS_WORD.test(title)))).toEqual([]);
});

test(`titles of tests have at most ${TITLE_MAX_LENGTH} characters`, () => {
  expect(listed(titles.filter(({ title }) => withoutRules(title).length > TITLE_MAX_LENGTH))).toEqual([]);
});

test('functions, components and operations named in titles exist', () => {
  const titlesByPath = Map.groupBy(titles, ({ path }) => path);
  const known = new Set(
    [...code, ...filesMatching(/^(?:openapi|docs)\/.*\.(?:ya?ml|md)$/)].flatMap(({ path, text }) => {
      const own = titlesByPath.get(path) ?? [];
      const rest = own.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
      return rest.match(/[A-Za-z_]\w*/g) ?? [];
    }),
  );
  const isUnknown = (name: string): boolean => !known.has(name);
  const names = (title: string): string[] => title.match(/\b(?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*/g) ?? [];
  expect(listed(titles.filter(({ title }) => names(title).some(isUnknown)))).toEqual([]);
});
