import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesMatching, type SourceFile } from './source-files.ts';

/** Public names with an underscore: Lingui's translate function, the tag of an Effect outcome, the links of the API family. */
const PUBLIC_UNDERSCORE_NAMES = /^(?:i18n|english|german|production)\._$|\._tag$|\b_links$|\._links\b/;

/** Returns the uses of a library's private fields: `thing._name`, and `thing['name']`, which no compiler refuses. */
function privateNames({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  function look(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && node.name.text.startsWith('_')) found.push(node.getText(file));
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
      const { text: name } = node.argumentExpression;
      if (/^(?:_.*|[A-Za-z$][\w$]*)$/.test(name)) found.push(node.getText(file));
    }
    ts.forEachChild(node, look);
  }
  look(file);
  return found.filter((name) => !PUBLIC_UNDERSCORE_NAMES.test(name)).map((name) => `${path} ${name}`);
}

test('code uses no private fields of libraries [decision 024]', () => {
  const code = filesMatching(/^(?:src|server|scripts|conformance|mock-server|tests)\/.*\.(?:tsx?|mjs)$/);
  const text = "list._didMount(); list['laneAssignments']; list?.['_rows']; of['a-b']; list.rows; at[0];";
  expect(privateNames({ path: 'own.ts', text })).toEqual([
    'own.ts list._didMount',
    "own.ts list['laneAssignments']",
    "own.ts list?.['_rows']",
  ]);
  expect(code.flatMap(privateNames)).toEqual([]);
});
