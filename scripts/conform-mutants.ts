/**
 * Runs the conformance kit against the reference server with one injected fault at a time (`npm run conform:mutants`).
 * Reports whether each was found and fails below 95 of 100. `-- --only cursor,right` tries faults of a kind or by the
 * start of their names; `-- --write` writes list and result into docs/conformance.md, where faults that were not tried
 * keep their earlier result. `-- --held-out` tries the held-out faults instead, with the checks of their
 * operation and its area only; they have no threshold and are not written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { mutants } from '../conformance/mutants/all.ts';
import { heldOut } from '../conformance/mutants/held-out/all.ts';
import { foundPercent, isFound, outcomesTable, parseOutcomes } from '../conformance/mutants/outcomes.ts';
import { tryMutant } from '../conformance/mutants/try-mutant.ts';
import { parseOptions } from './support/parse-options.ts';

const MIN_FOUND_PERCENT = 95;
const { values } = parseOptions({
  options: {
    only: { type: 'string', default: '' },
    'held-out': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    parallel: { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const isHeldOut = values['held-out'];
const wanted = values.only.split(',');
const chosen = (isHeldOut ? heldOut : mutants).filter(({ name, kind }) =>
  wanted.some((word) => name.startsWith(word) || kind === word),
);
const limit = pLimit(Number(values.parallel));
let done = 0;
const outcomes = await Promise.all(
  chosen.map((mutant) =>
    limit(async () => {
      const outcome = await tryMutant(mutant, isHeldOut);
      done += 1;
      const word = isFound(outcome) ? 'found    ' : outcome.effectCount === 0 ? 'NO EFFECT' : 'NOT FOUND';
      const [first] = outcome.wrong;
      console.log(
        `${String(done).padStart(3)}/${chosen.length} ${word} ${mutant.name}${first ? `  (${first.id})` : ''}`,
      );
      return outcome;
    }),
  ),
);
const found = foundPercent(outcomes);
console.log(`${outcomes.filter(isFound).length} of ${outcomes.length} faults found (${found.toFixed(1)} %)`);
if (values.write && !isHeldOut) {
  const file = new URL('../docs/conformance.md', import.meta.url);
  const [before = '', rest = ''] = (await readFile(file, 'utf8')).split('<!-- mutants -->\n');
  const [table = '', after = ''] = rest.split('<!-- /mutants -->\n');
  const list = outcomesTable(mutants, outcomes, parseOutcomes(table));
  await writeFile(file, `${before}<!-- mutants -->\n${list}<!-- /mutants -->\n${after}`);
}
process.exit(isHeldOut || found >= MIN_FOUND_PERCENT ? 0 : 1);
