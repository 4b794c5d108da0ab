/**
 * Reports which rules of the product the tests cover (`npm run spec`). A rule that only a test of the contract names is
 * declared, not covered: nothing that runs was seen to obey it. A test covers a rule by carrying its id in brackets in
 * its title, as in `it('rolls the like back when the call fails [like-04]')`; it must fail when the rule is broken.
 *
 * Rules without a test are listed in groups: those that the current site must obey (each is a fault), those whose screens are not built
 * yet (`waitsFor` in tests/spec/rules.json names the part they wait for), and those that only say what the
 * specification leaves open (`"waitsFor": "open"`). `--all` lists every one of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOnlyDeclared, readRuleCoverage } from './spec/rule-coverage.ts';
import { type Rule, readRules } from './spec/rules.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const isVerbose = process.argv.includes('--all');

const rules = readRules(readFileSync(join(root, 'tests/spec/rules.json'), 'utf8'));
const shown = await readRuleCoverage(root);
const known = new Set(rules.map(({ id }) => id));

const isShown = ({ id }: Rule): boolean => !isOnlyDeclared(shown.get(id) ?? []);
const isDeclared = ({ id }: Rule): boolean => shown.has(id) && isOnlyDeclared(shown.get(id) ?? []);
const declared = rules.filter(isDeclared);
const missing = rules.filter((rule) => !shown.has(rule.id));
const now = missing.filter(({ waitsFor }) => waitsFor === undefined);
const open = missing.filter(({ waitsFor }) => waitsFor === 'open');
const later = missing.filter(({ waitsFor }) => waitsFor !== undefined && waitsFor !== 'open');

function list(some: readonly Rule[]) {
  for (const { id, rule } of some) console.log(`    ${id}  ${rule}`);
}

for (const [area, all] of Map.groupBy(rules, (rule) => rule.area)) {
  const count = all.filter(isShown).length;
  console.log(`${area.padEnd(22)} ${String(count).padStart(3)} of ${all.length}`);
}

console.log(`\nNot shown, and what is built must obey them: ${now.length}`);
list(now);

console.log(`\nNot shown, and what they speak of is not built yet: ${later.length}`);
const byPart = [...Map.groupBy(later, ({ waitsFor }) => waitsFor)].sort((a, b) => b[1].length - a[1].length);
for (const [part, waiting] of byPart) {
  console.log(`  ${String(part).padEnd(28)} ${String(waiting.length).padStart(3)}`);
  if (isVerbose) list(waiting);
}

console.log(`\nDeclared by the contract, and not shown by anything that runs: ${declared.length}`);
if (isVerbose) list(declared);

console.log(`\nOnly say what the specification leaves open: ${open.length}`);
if (isVerbose) list(open);

console.log(
  `\n${rules.filter(isShown).length} of ${rules.length} rules are shown by a test${isVerbose ? '' : '; `npm run spec -- --all` lists the others'}.`,
);

const faults = [
  ...now.map(({ id, rule }) => `${id} is not shown by a test, and what it speaks of is built: ${rule}`),
  ...[...shown].flatMap(([id, files]) =>
    known.has(id) ? [] : [`${files.join(', ')} names ${id}, which tests/spec/rules.json does not have`],
  ),
  ...rules
    .filter((rule) => isShown(rule) && rule.waitsFor)
    .map(
      ({ id, waitsFor }) =>
        `${id} is shown by now: take its waitsFor (${waitsFor}) out of tests/spec/rules.json`,
    ),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
