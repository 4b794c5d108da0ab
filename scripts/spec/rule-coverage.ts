import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const TEST_FOLDERS = ['src', 'server', 'openapi', 'mock-server', 'scripts', 'tests'];
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const ID = /\[([a-z]+(?:-[a-z]+)*-\d{2})\]/g;

/** Returns the rule ids in the text of a test file, without those in comments. */
export function ruleIdsIn(text: string): string[] {
  return [...text.replace(COMMENT, '').matchAll(ID)].map(([, id = '']) => id);
}

/** Returns every rule id that a test of the project carries, with the files that carry it. */
export async function readRuleCoverage(root: string): Promise<Map<string, string[]>> {
  const shown = new Map<string, string[]>();
  for (const contractFolder of TEST_FOLDERS) {
    for (const entry of (await readdir(join(root, contractFolder), { recursive: true })).sort()) {
      if (!TEST_FILE.test(entry)) continue;
      const file = join(contractFolder, entry);
      for (const id of new Set(ruleIdsIn(readFileSync(join(root, file), 'utf8'))))
        shown.set(id, [...(shown.get(id) ?? []), file]);
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
