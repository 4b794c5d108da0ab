import { KINDS, type Mutant } from './mutant.ts';
import type { Outcome } from './try-mutant.ts';

/** A fault is found when it took effect and a check came out wrong: without a fault none does. */
export function isFound({ bites, wrong }: Outcome): boolean {
  return bites > 0 && wrong.length > 0;
}

/** How many were found, in percent. */
export function share(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 100 : (100 * outcomes.filter(isFound).length) / outcomes.length;
}

function row(outcome: Outcome): string {
  const [first, ...more] = outcome.wrong;
  const by = first ? `\`${first.id}\`${more.length > 0 ? ` and ${more.length} more` : ''}` : '';
  return `| ${outcome.mutant.title} | ${isFound(outcome) ? by : '**not found**'} |`;
}

/** The list with its result, for docs/conformance.md. */
export function outcomesTable(outcomes: readonly Outcome[]): string {
  const total = `${outcomes.filter(isFound).length} of ${outcomes.length} faults are found (${share(outcomes).toFixed(1)} %).`;
  const parts = Object.entries(KINDS).map(([kind, words]) => {
    const own = outcomes.filter(({ mutant }: { mutant: Mutant }) => mutant.kind === kind);
    return `### ${words}\n\n| Fault | Found by |\n| --- | --- |\n${own.map(row).join('\n')}\n`;
  });
  return `${total}\n\n${parts.join('\n')}\n`;
}
