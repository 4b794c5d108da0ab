import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesMatching, type SourceFile } from './source-files.ts';

/** Returns the names of a file's functions that are arrows over several lines without a type annotation. */
function longArrows({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer, type }) => initializer && ts.isArrowFunction(initializer) && !type)
    .filter((one) => text.slice(one.getStart(file), one.end).includes('\n'))
    .map((one) => `${path} ${one.name.getText(file)}`);
}

test('functions are declared; a named arrow is one line, or has a type annotation', () => {
  const code = filesMatching(
    /^(?:(?:src|server|scripts|conformance|mock-server|tests|examples)\/.*|[a-z]+\.config)\.(?:tsx?|mjs)$/,
  );
  const long = { path: 'long.ts', text: 'const long = () => {\n  use();\n};\nconst short = () => use();' };
  expect(longArrows(long)).toEqual(['long.ts long']);
  expect(code.flatMap(longArrows)).toEqual([]);
});

/** Maximum length of a function in a file of a handler. */
const MAX_HANDLER_LINES = 60;

/** Returns the functions of a file that are longer than a handler may be, with their number of lines. */
function longFunctions({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const lines = lineAt(node.end) - lineAt(node.getStart(file)) + 1;
    if (ts.isFunctionLike(node) && lines > MAX_HANDLER_LINES) found.push(`${path}: ${lines} lines`);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

test('a function in operations/ has at most 60 lines; its rules are named functions beside it', () => {
  const body = '  step();\n'.repeat(MAX_HANDLER_LINES - 1);
  const long = { path: 'long.ts', text: `function long() {\n${body}}\n` };
  expect(longFunctions(long)).toEqual(['long.ts: 61 lines']);
  const handlers = filesMatching(/^server\/modules\/.*\/operations\/[^/]+\.ts$/);
  expect(handlers.length).toBeGreaterThan(250);
  expect(handlers.flatMap(longFunctions)).toEqual([]);
});
