import { KINDS, type Mutant } from './mutant.ts';
import type { Outcome } from './try-mutant.ts';

/** Returns true when a fault took effect and a check failed: without a fault none does. */
export function isFound({ effectCount, wrong }: Outcome): boolean {
  return effectCount > 0 && wrong.length > 0;
}

/** Returns the percentage of faults that were found. */
export function foundPercent(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 100 : (100 * outcomes.filter(isFound).length) / outcomes.length;
}

const NOT_FOUND = '**not found**';
const NOT_TRIED = '**not tried**';

function foundBy(outcome: Outcome): string {
  const [first, ...more] = outcome.wrong;
  if (!first || !isFound(outcome)) return NOT_FOUND;
  return `\`${first.id}\`${more.length > 0 ? ` and ${more.length} more` : ''}`;
}

/** Parses a table of {@link outcomesTable}: the outcome of each fault by title. */
export function parseOutcomes(table: string): Map<string, string> {
  const rows = table.matchAll(/^\| (.+) \| ([^|]+) \|$/gm);
  return new Map([...rows].map(([, title = '', by = '']) => [title, by]));
}

/**
 * Returns the table of all faults with their outcomes, for docs/conformance.md.
 *
 * @param kept earlier outcomes of faults that were not tried now
 */
export function outcomesTable(
  mutants: readonly Mutant[],
  outcomes: readonly Outcome[],
  kept: ReadonlyMap<string, string> = new Map(),
): string {
  const fresh = new Map(outcomes.map((outcome) => [outcome.mutant.title, foundBy(outcome)]));
  const byOf = ({ title }: Mutant): string => fresh.get(title) ?? kept.get(title) ?? NOT_TRIED;
  const found = mutants.filter((mutant) => ![NOT_FOUND, NOT_TRIED].includes(byOf(mutant))).length;
  const total = `${found} of ${mutants.length} faults are found (${((100 * found) / mutants.length).toFixed(1)} %).`;
  const tried = `${outcomes.length} of them were tried in the last run, the others in runs before it.`;
  const parts = Object.entries(KINDS).map(([kind, words]) => {
    const own = mutants.filter((mutant) => mutant.kind === kind);
    const rows = own.map((mutant) => `| ${mutant.title} | ${byOf(mutant)} |`);
    return `### ${words}\n\n| Fault | Found by |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${total}${outcomes.length < mutants.length ? ` ${tried}` : ''}\n\n${parts.join('\n')}\n`;
}
