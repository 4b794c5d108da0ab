/**
 * `npm run spec`: which of the product's rules the tests show. A test shows a rule by carrying its id in brackets in
 * its title, as in `it('takes a like back when the call fails [like-04]')`; it must fail when the rule is broken.
 */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface Rule {
  id: string;
  area: string;
  rule: string;
  source: string;
}

const root = new URL('../', import.meta.url).pathname;
const ROOMS = ['src', 'server', 'openapi', 'mock-server', 'scripts', 'tests'];
const TEST_FILE = /\.(test|e2e)\.tsx?$/;

const rules = JSON.parse(readFileSync(join(root, 'tests/spec/rules.json'), 'utf8')) as Rule[];
const known = new Set(rules.map((rule) => rule.id));
const shown = new Map<string, string[]>();
const unknown: string[] = [];

for (const room of ROOMS) {
  for (const entry of await readdir(join(root, room), { recursive: true })) {
    if (!TEST_FILE.test(entry)) continue;
    const file = join(room, entry);
    for (const [, id = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\[([a-z]+(?:-[a-z]+)*-\d{2})\]/g,
    )) {
      if (known.has(id)) shown.set(id, [...(shown.get(id) ?? []), file]);
      else unknown.push(`${file} names ${id}, which tests/spec/rules.json does not have`);
    }
  }
}

const byArea = Map.groupBy(rules, (rule) => rule.area);
const verbose = process.argv.includes('--all');
for (const [area, list] of byArea) {
  const missing = list.filter((rule) => !shown.has(rule.id));
  console.log(`${area.padEnd(22)} ${String(list.length - missing.length).padStart(3)} of ${list.length}`);
  if (verbose) for (const rule of missing) console.log(`    ${rule.id}  ${rule.rule}`);
}
console.log(
  `\n${shown.size} of ${rules.length} rules are shown by a test${verbose ? '' : '; `npm run spec -- --all` lists the others'}.`,
);
for (const line of unknown) console.error(line);
process.exit(unknown.length > 0 ? 1 : 0);
