import { escapeHtml } from '../docs/page.ts';
import type { Cell } from './cell.ts';
import type { RunResult } from './run-result.ts';

const LOOK = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8884}
code{font-size:.9em}.wrong{color:#b3261e;font-weight:600}td ul{margin:.2rem 0;padding-inline-start:1.1rem}:root{color-scheme:light dark}`;

/** The result of a run, as stored in `dist/matrix/report.json`. */
export interface MatrixReport {
  /** Version of the contract. */
  contract: string;
  /** Extent of the run: everything, the sample of `npm test`, or a part. */
  extent: 'whole' | 'sample' | 'part';
  /** The parts that were run, as `2/4`. */
  parts: readonly string[];
  screens: number;
  answers: number;
  /** Calls that cannot be made on the mock, with the reason. */
  elsewhere: Readonly<Record<string, string>>;
  /** Rows by call, sorted by name. */
  rows: Row[];
}

interface Row {
  operation: string;
  places: string[];
  /** Answers that passed, as `404 not-found`. */
  well: string[];
  wrong: string[];
}

function rowOf(operation: string, cells: readonly Cell[]): Row {
  const unique = (texts: string[]): string[] => [...new Set(texts)].sort();
  const named = ({ status, name }: Cell): string => (status < 400 ? String(status) : `${status} ${name}`);
  return {
    operation,
    places: unique(cells.map(({ where }) => where)),
    well: unique(cells.filter(({ faults }) => faults.length === 0).map(named)),
    wrong: cells.flatMap((cell) =>
      cell.faults.map((fault) => `${cell.status} ${cell.name} at ${cell.where}: ${fault}`),
    ),
  };
}

/**
 * Groups the result of a run by call.
 *
 * @param elsewhere calls that cannot be made on the mock, with the reason
 */
export function matrixReport(
  { contract, isSample, parts, screens, cells }: RunResult,
  isWhole: boolean,
  elsewhere: MatrixReport['elsewhere'],
): MatrixReport {
  const of = new Map<string, Cell[]>();
  for (const cell of cells) of.set(cell.operation, [...(of.get(cell.operation) ?? []), cell]);
  const rows = [...of].map(([operation, some]) => rowOf(operation, some));
  rows.sort((a, b) => a.operation.localeCompare(b.operation));
  return {
    contract,
    extent: isSample ? 'sample' : isWhole ? 'whole' : 'part',
    parts,
    screens: screens.length,
    answers: cells.length,
    elsewhere,
    rows,
  };
}

function codes(texts: readonly string[], between: string): string {
  return texts.map((text) => `<code>${escapeHtml(text)}</code>`).join(between);
}

function rowHtml({ operation, places, well, wrong }: Row): string {
  const faults = wrong.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('');
  return `<tr><th scope="row"><code>${operation}</code></th><td>${codes(places, '<br>')}</td><td>${codes(well, ', ')}${faults && `<ul class="wrong">${faults}</ul>`}</td></tr>`;
}

const EXTENTS: Readonly<Record<MatrixReport['extent'], string>> = {
  whole:
    'This is the whole: on the first screen that makes a call it got every status and code that the contract documents, and on every other screen those that each must bear (401, 403, 404, 429, 500, 503)',
  sample: 'This is a sample: each call got one of its answers, together of every status',
  part: 'This is less than the whole, of which these parts were driven: ',
};

/** The content of the page while no result is there. */
export const NO_RUN_BODY =
  '<h1>Every answer on every screen</h1>\n<p>The matrix was not run here. <code>npm run matrix</code> runs it, <code>npm run docs</code> then shows its result on this page.</p>';

/** Renders the result as the content of a page. */
export function matrixBody({
  contract,
  extent,
  parts,
  screens,
  answers,
  elsewhere,
  rows,
}: MatrixReport): string {
  const wrong = rows.reduce((sum, row) => sum + row.wrong.length, 0);
  const left = Object.entries(elsewhere).map(
    ([operation, why]) => `<li><code>${escapeHtml(operation)}</code>: ${escapeHtml(why)}</li>`,
  );
  return `<h1>Every answer on every screen</h1>
<p>The site ran on the mock, with ${screens} screens. ${EXTENTS[extent]}${extent === 'part' ? parts.join(', ') : ''}: ${answers} answers to ${rows.length} calls of contract ${escapeHtml(contract)}; ${wrong} did something wrong. A screen is right when the console is silent, nothing is blank or loads for ever, a failure is told, there is a way on, and nothing that was typed is lost.</p>
<div class="table" tabindex="0"><table><thead><tr><th scope="col">Call</th><th scope="col">Asked at</th><th scope="col">Answers</th></tr></thead>
<tbody>${rows.map(rowHtml).join('\n')}</tbody></table></div>
<h2>Without an occasion on the mock</h2>
<ul>${left.join('\n')}</ul>`;
}

/** Renders the result as a page without scripts or other files. */
export function matrixHtml(result: MatrixReport): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every answer on every screen</title><style>${LOOK}</style></head>
<body><main>${matrixBody(result)}</main></body></html>
`;
}
