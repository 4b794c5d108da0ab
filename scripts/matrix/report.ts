import { escaped } from '../docs/page.ts';
import type { Cell } from './run.ts';

const LOOK = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8884}
code{font-size:.9em}.wrong{color:#b3261e;font-weight:600}td ul{margin:.2rem 0;padding-inline-start:1.1rem}:root{color-scheme:light dark}`;

interface Row {
  operation: string;
  cells: Cell[];
}

function rowsOf(cells: readonly Cell[]): Row[] {
  const rows = new Map<string, Cell[]>();
  for (const cell of cells) rows.set(cell.operation, [...(rows.get(cell.operation) ?? []), cell]);
  return [...rows]
    .map(([operation, of]) => ({ operation, cells: of }))
    .sort((a, b) => a.operation.localeCompare(b.operation));
}

/** Answers that went well, as `404 not-found`, each once. */
function wellText(cells: readonly Cell[]): string {
  const names = cells
    .filter(({ faults }) => faults.length === 0)
    .map(({ status, name }) => (status < 400 ? String(status) : `${status} ${name}`));
  return [...new Set(names)]
    .sort()
    .map((name) => `<code>${escaped(name)}</code>`)
    .join(', ');
}

function faultsText(cells: readonly Cell[]): string {
  const faults = cells.flatMap(({ status, name, where, faults: some }) =>
    some.map(
      (fault) =>
        `<li><code>${status} ${escaped(name)}</code> at <code>${escaped(where)}</code>: ${escaped(fault)}</li>`,
    ),
  );
  return faults.length === 0 ? '' : `<ul class="wrong">${faults.join('')}</ul>`;
}

function rowText({ operation, cells }: Row): string {
  const places = [...new Set(cells.map(({ where }) => where))];
  return `<tr><th scope="row"><code>${operation}</code></th><td>${places.map((place) => `<code>${escaped(place)}</code>`).join('<br>')}</td><td>${wellText(cells)}${faultsText(cells)}</td></tr>`;
}

/** The matrix as one page that needs no script and no other file: each call, where it was asked, and what its answers did. */
export function matrixHtml(cells: readonly Cell[]): string {
  const rows = rowsOf(cells);
  const wrong = cells.filter(({ faults }) => faults.length > 0).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every answer on every screen</title><style>${LOOK}</style></head>
<body><main><h1>Every answer on every screen</h1>
<p>${cells.length} answers to ${rows.length} calls were shown to the site’s screens; ${wrong} did something wrong.</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">Asked at</th><th scope="col">Answers</th></tr></thead>
<tbody>${rows.map(rowText).join('\n')}</tbody></table></main></body></html>
`;
}
