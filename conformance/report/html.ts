import type { Cell, Check, OperationResult, Report, Score } from '../model.ts';
import { percentOf, totalOf } from '../scores.ts';
import { xmlText as text } from './junit.ts';

const SIGNS = { right: '✓', wrong: '✗', 'not-offered': '–', 'not-provoked': '·' } as const;
const WORDS = {
  right: 'seen, right',
  wrong: 'seen, wrong',
  'not-offered': 'not offered',
  'not-provoked': 'not provoked',
} as const;

const STYLE = `
:root{color-scheme:light dark;--ink:#26231f;--soft:#6b6660;--line:#ddd6cb;--paper:#fbf8f2;--right:#2c6e49;--wrong:#a3301f}
@media(prefers-color-scheme:dark){:root{--ink:#efe9df;--soft:#a9a298;--line:#45403a;--paper:#1d1b18;--right:#7cc79a;--wrong:#f08a76}}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-inline-size:75rem;padding:2rem 1rem;background:var(--paper);color:var(--ink)}
table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;padding:.3rem .6rem;border-block-end:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:end;font-variant-numeric:tabular-nums}.soft{color:var(--soft)}.right{color:var(--right)}.wrong{color:var(--wrong)}
code{font-size:.9em;overflow-wrap:anywhere}.cells{display:flex;flex-wrap:wrap;gap:.2rem .7rem}.not-provoked,.not-offered{color:var(--soft)}
.scroll{overflow-x:auto}`;

function scoreTable(caption: string, scores: readonly Score[]): string {
  const rows = scores.map((score) => {
    const percent = percentOf(score);
    const numbers = [score.right, score.wrong, score.notProvoked]
      .map((n) => `<td class="n">${n}</td>`)
      .join('');
    return `<tr><th scope="row">${text(score.name)}</th><td class="n">${percent === undefined ? '–' : `${percent} %`}</td>${numbers}<td class="n">${score.offered} of ${score.operations}</td></tr>`;
  });
  const head = ['', 'score', 'right', 'wrong', 'not seen', 'offered']
    .map((name) => `<th scope="col"${name ? ' class="n"' : ''}>${name}</th>`)
    .join('');
  return `<h2>${caption}</h2><div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function findingsOf(checks: readonly Check[]): string {
  const wrong = checks.filter(({ verdict }) => verdict === 'wrong');
  if (wrong.length === 0) return '<h2>No finding</h2>';
  const items = wrong.map(
    ({ title, detail = '', id }) =>
      `<li><strong>${text(title)}</strong><br>${text(detail)}<br><code class="soft">${text(id)}</code></li>`,
  );
  return `<h2>${wrong.length} findings</h2><ol>${items.join('')}</ol>`;
}

function cell({ key, verdict, detail }: Cell): string {
  const title = `${WORDS[verdict]}${detail ? `: ${detail}` : ''}`;
  return `<span class="${verdict}" title="${text(title)}">${SIGNS[verdict]} ${text(key)}</span>`;
}

function operationRow({ id, method, path, presence, cells }: OperationResult): string {
  const name = `<th scope="row">${text(id)}<br><code class="soft">${method.toUpperCase()} ${text(path)}</code></th>`;
  const shown =
    presence === 'not-offered' ? '<span class="soft">not offered</span>' : cells.map(cell).join('');
  return `<tr>${name}<td><div class="cells">${shown}</div></td></tr>`;
}

function lawsOf(checks: readonly Check[]): string {
  const items = checks
    .filter(({ section }) => section === 'laws' || section === 'paging')
    .map(
      ({ verdict, title, detail }) =>
        `<li class="${verdict}">${SIGNS[verdict]} ${text(title)} <span class="soft">${text(WORDS[verdict] + (detail ? `: ${detail}` : ''))}</span></li>`,
    );
  return `<h2>Laws</h2><ul>${items.join('')}</ul>`;
}

/** The report as one page that needs nothing else: no script, no file, no network. */
export function htmlReport(report: Report): string {
  const groups = [...Map.groupBy(report.operations, ({ tag }) => tag)];
  const matrix = groups.map(
    ([tag, group]) =>
      `<h3>${text(tag)}</h3><div class="scroll"><table><tbody>${group.map(operationRow).join('')}</tbody></table></div>`,
  );
  const notes = [
    report.stopped,
    report.keepsNothing
      ? 'It keeps nothing of what it is sent: what needs a memory was left out.'
      : undefined,
  ].flatMap((note) => (note ? [`<p><strong>${text(note)}</strong></p>`] : []));
  const title = `${text(report.url)} and contract ${text(report.contract)}`;
  const legend = Object.entries(WORDS).map(
    ([verdict, words]) => `<span class="${verdict}">${SIGNS[verdict as keyof typeof SIGNS]} ${words}</span>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p class="soft">${report.calls} calls in ${report.seconds} s, ${text(report.startedAt)}</p>
${notes.join('\n')}
${scoreTable('By level', report.levels)}
${scoreTable('By area', [...report.areas, totalOf(report.areas)])}
${findingsOf(report.checks)}
${lawsOf(report.checks)}
<h2>Every documented answer</h2><p class="cells">${legend.join('')}</p>
${matrix.join('\n')}
</body></html>
`;
}
