import { groupBy } from '../../group-by.ts';
import type { Cell, OperationResult } from '../../model.ts';
import { xmlText as text } from '../junit.ts';
import { SIGNS, WORDS } from './words.ts';

/** The columns with the statuses of each. */
const COLUMNS: ReadonlyArray<[name: string, has: (status: number) => boolean]> = [
  ['Success', (status) => status < 400],
  ['400', (status) => status === 400],
  ['401', (status) => status === 401],
  ['403', (status) => status === 403],
  ['404', (status) => status === 404],
  ['409', (status) => status === 409],
  ['Other', (status) => status > 400 && ![401, 403, 404, 409].includes(status)],
];

const statusOf = ({ key }: Cell) => Number.parseInt(key, 10) || 0;

/** Returns true for codes that cannot be provoked from outside; the list of reasons names them. */
function isUnprovokable(cell: Cell): boolean {
  const status = statusOf(cell);
  return cell.verdict === 'not-provoked' && (status === 429 || status >= 500);
}

/** Returns the label of a cell: in a column of one status the code suffices. */
function shownKey(key: string, column: string): string {
  return key.startsWith(`${column}/`) ? key.slice(column.length + 1) : key;
}

function chip(cell: Cell, column: string): string {
  const { key, verdict, detail } = cell;
  const title = `${key}: ${WORDS[verdict]}${detail ? `: ${detail}` : ''}`;
  return `<span class="${verdict}" title="${text(title)}">${SIGNS[verdict]} ${text(shownKey(key, column))}</span>`;
}

/** Lists the reasons of answers that were not seen, for people who cannot hover. */
function reasons(cells: readonly Cell[]): string {
  const unseen = cells.filter(({ verdict }) => verdict === 'not-provoked');
  if (unseen.length === 0) return '';
  const groups = groupBy(unseen, ({ detail = 'no reason is known' }) => detail);
  const items = [...groups].map(
    ([reason, own]) => `<li>${text(reason)}: ${own.map(({ key }) => text(key)).join(', ')}</li>`,
  );
  return `<details class="not-provoked"><summary>${unseen.length} not provoked</summary><ul>${items.join('')}</ul></details>`;
}

function differences(cells: readonly Cell[]): string {
  return cells
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ key, detail = '' }) => `<p class="difference wrong">${text(key)}: ${text(detail)}</p>`)
    .join('');
}

function hasFinding({ cells }: Pick<OperationResult, 'cells'>): boolean {
  return cells.some(({ verdict }) => verdict === 'wrong');
}

function row({ id, method, path, presence, cells }: OperationResult): string {
  const hasWrong = hasFinding({ cells });
  const classes = ['op', hasWrong ? 'has-wrong' : '', presence === 'not-offered' ? 'is-not-offered' : ''];
  const isOffered = presence !== 'not-offered';
  const name = `<th scope="row">${text(id)}<br><code class="soft">${method.toUpperCase()} ${text(path)}</code>${isOffered ? differences(cells) + reasons(cells) : ''}</th>`;
  const start = `<tr class="${classes.filter(Boolean).join(' ')}">${name}`;
  if (!isOffered) return `${start}<td colspan="${COLUMNS.length}" class="soft">not offered</td></tr>`;
  const groups = COLUMNS.map(([column, has]) => {
    const own = cells.filter((cell) => has(statusOf(cell)) && !isUnprovokable(cell));
    const chips = own.map((cell) => chip(cell, column)).join('');
    return `<td data-of="${column}">${chips ? `<div class="cells">${chips}</div>` : ''}</td>`;
  });
  return `${start}${groups.join('')}</tr>`;
}

/** Renders every operation with every documented status and code, by area, with filters that need no script. */
export function matrixOf(operations: readonly OperationResult[]): string {
  const areas = [...groupBy(operations, ({ tag }) => tag)];
  const legend = Object.entries(WORDS).map(
    ([verdict, words]) => `<span class="${verdict}">${SIGNS[verdict as keyof typeof SIGNS]} ${words}</span>`,
  );
  const choice = (id: string, words: string, checked = '') =>
    `<label><input type="checkbox" id="${id}"${checked}> ${words}</label>`;
  const area = (id: string, words: string, checked = '') =>
    `<label><input type="radio" name="area" id="area-${id}"${checked}> ${words}</label>`;
  const head = COLUMNS.map(([column]) => `<th scope="col">${column}</th>`).join('');
  const tables = areas.map(
    ([tag, group]) =>
      `<section class="area of-${text(tag)}" aria-label="${text(tag)}"><details${group.some(hasFinding) ? ' open' : ''}><summary>${text(tag)} <span class="soft">${group.filter(({ presence }) => presence === 'offered').length} of ${group.length} offered</span></summary><table class="matrix"><thead><tr><th scope="col">Operation</th>${head}</tr></thead><tbody>${group.map(row).join('')}</tbody></table></details></section>`,
  );
  return `<h2 id="matrix">Every documented answer</h2>
<p class="cells">${legend.join('')}</p>
<fieldset><legend>Show</legend>${choice('only-findings', 'only operations with a finding')}${choice('only-offered', 'only what is offered', ' checked')}${choice('only-seen', 'only answers that were seen')}</fieldset>
<fieldset><legend>Area</legend>${area('all', 'all', ' checked')}${areas.map(([tag]) => area(tag, tag)).join('')}</fieldset>
${tables.join('\n')}`;
}
