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
