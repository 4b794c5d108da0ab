import { groupBy } from '../../group-by.ts';
import type { Check, Report, Verdict } from '../../model.ts';
import { xmlText as text } from '../junit.ts';
import { SIGNS, WORDS } from './words.ts';

/** Kinds of callers, and the checks that show how each is received. */
const CALLER_CHECKS: ReadonlyArray<[who: string, ends: readonly string[]]> = [
  ['Unknown client', ['/unknown-client']],
  ['Visitor', ['/visitor']],
  ['Cookie without CSRF', ['/session-without-csrf']],
  ['Stranger', ['/stranger']],
  ['Lower role', ['/lower-role']],
  ['Who may', ['/rightful']],
];

function cell(found: Check | undefined): string {
  if (!found) return '';
  const { verdict, detail } = found;
  const isRefusal = found.section === 'refusals';
  const word: Record<Verdict, string> = {
    ...WORDS,
    right: isRefusal ? 'refused' : found.id.endsWith('/rightful') ? 'answered' : 'let in',
  };
  const title = `${word[verdict]}${detail ? `: ${detail}` : ''}`;
  return `<span class="${verdict}" title="${text(title)}">${SIGNS[verdict]} ${text(word[verdict])}</span>`;
}

/** Renders who is accepted and who is refused, by operation that the server offers and whose access was checked. */
export function rightsOf({ checks, operations }: Report): string {
  const byOperation = groupBy(
    checks.filter(({ operation }) => operation !== undefined),
    ({ operation }) => operation,
  );
  const rows = operations.flatMap(({ id, tag, presence }) => {
    if (presence !== 'offered') return [];
    const own = byOperation.get(id) ?? [];
    const received = CALLER_CHECKS.map(([who, ends]) => {
      const found = own.find((check) => ends.some((end) => check.id.endsWith(end)));
      return `<td data-of="${who}">${cell(found)}</td>`;
    });
    return [`<tr class="area of-${text(tag)}"><th scope="row">${text(id)}</th>${received.join('')}</tr>`];
  });
  if (rows.length === 0) return '';
  const head = CALLER_CHECKS.map(([who]) => `<th scope="col">${who}</th>`).join('');
  return `<h2 id="rights">Rights</h2>
<p class="soft">A tick means: received as the contract says. An empty place means that the question does not arise.</p>
<details><summary>${rows.length} operations</summary>
<table class="matrix rights"><thead><tr><th scope="col">Operation</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
