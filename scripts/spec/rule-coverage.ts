import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

const TEST_FOLDERS = ['src', 'server', 'openapi', 'mock-server', 'scripts', 'tests'];
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const ID = /\[([a-z]+(?:-[a-z]+)*-\d{2})\]/g;

/** Returns the rule ids in the strings of a test file; those in comments do not count. */
export function ruleIdsIn(text: string): string[] {
  const found: string[] = [];
  // Parsed, because no pattern tells a comment from a string such as 'xpath=../../*'.
  const read = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      node.kind === ts.SyntaxKind.JsxText
    )
      found.push(...[...(node as ts.LiteralLikeNode).text.matchAll(ID)].map(([, id = '']) => id));
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile('test.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

/** Returns every rule id that a test of the project carries, with the files that carry it. */
export async function readRuleCoverage(root: string): Promise<Map<string, string[]>> {
  const shown = new Map<string, string[]>();
  for (const contractFolder of TEST_FOLDERS) {
    for (const entry of (await readdir(join(root, contractFolder), { recursive: true })).sort()) {
      if (!TEST_FILE.test(entry)) continue;
      const file = join(contractFolder, entry);
      const text = readFileSync(join(root, file), 'utf8');
      // Few files name rules, and parsing all takes seconds.
      if (text.search(ID) === -1) continue;
      for (const id of new Set(ruleIdsIn(text))) shown.set(id, [...(shown.get(id) ?? []), file]);
    }
  }
  return shown;
}

/**
 * Returns true when none of the test files that name a rule runs the site or the server: the contract's own tests only
 * see declarations.
 */
export function isOnlyDeclared(files: readonly string[]): boolean {
  return files.every((file) => /^(?:tests\/contract|openapi)\//.test(file.replaceAll('\\', '/')));
}
