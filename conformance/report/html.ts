import type { Check, Report, Score } from '../model.ts';
import { percentOf, totalOf } from '../scores.ts';
import { xmlText as text } from './junit.ts';
import { matrixOf } from './page/matrix.ts';
import { rightsOf } from './page/rights.ts';
import { styleOf } from './page/style.ts';
import { SIGNS, WORDS } from './page/words.ts';
import { fuzzingSummary } from './terminal.ts';

function scoreTable(caption: string, scores: readonly Score[]): string {
  const rows = scores.map((score) => {
    const percent = percentOf(score);
    const numbers = [score.right, score.wrong, score.notProvoked]
      .map((n) => `<td class="n">${n}</td>`)
      .join('');
    const bar = `<td><meter min="0" max="100" value="${percent ?? 0}" aria-label="${text(score.name)}"></meter></td>`;
    return `<tr><th scope="row">${text(score.name)}</th>${bar}<td class="n">${percent === undefined ? '–' : `${percent} %`}</td>${numbers}<td class="n">${score.offered} of ${score.operations}</td></tr>`;
  });
  const head = ['right', 'wrong', 'not seen', 'offered']
    .map((name) => `<th scope="col" class="n">${name}</th>`)
    .join('');
  return `<h2>${caption}</h2><div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr><td></td><td></td><th scope="col" class="n">score</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function findingsOf(checks: readonly Check[]): string {
  const wrong = checks.filter(({ verdict }) => verdict === 'wrong');
  if (wrong.length === 0)
    return '<h2 id="findings">No finding</h2><p class="soft">Everything that was seen is as documented.</p>';
  const items = wrong.map(
    ({ title, detail = '', id }) =>
      `<li><strong>${text(title)}</strong><br>${text(detail)}<br><code class="soft">${text(id)}</code></li>`,
  );
  return `<h2 id="findings">${wrong.length} ${wrong.length === 1 ? 'finding' : 'findings'}</h2><ol class="found">${items.join('')}</ol>`;
}

function storiesOf(checks: readonly Check[]): string {
  const sections = checks.filter(({ section }) => section === 'laws' || section === 'paging');
  if (sections.length === 0) return '';
  const items = sections.map(
    ({ verdict, title, detail }) =>
      `<li><span class="${verdict}">${SIGNS[verdict]}</span> ${text(title)}${verdict === 'right' ? '' : ` <span class="soft">${text(WORDS[verdict] + (detail ? `: ${detail}` : ''))}</span>`}</li>`,
  );
  const right = sections.filter(({ verdict }) => verdict === 'right').length;
  return `<h2 id="laws">Laws</h2><p class="soft">${right} of ${sections.length} hold.</p><ul class="stories">${items.join('')}</ul>`;
}

function numbersOf(report: Report): string {
  const total = totalOf(report.areas);
  const percent = percentOf(total);
  const shown: [string, string | number][] = [
    ['of what was seen is right', percent === undefined ? '–' : `${percent} %`],
    [
      total.wrong === 1 ? 'finding' : 'findings',
      report.checks.filter(({ verdict }) => verdict === 'wrong').length,
    ],
    [`of ${total.operations} calls offered`, total.offered],
    ['checks not seen', total.notProvoked],
  ];
  return `<ul class="numbers">${shown.map(([words, number]) => `<li><strong>${number}</strong>${words}</li>`).join('')}</ul>`;
}

function notesOf({ stopped, keepsNothing }: Report): string {
  const notes = [
    stopped,
    keepsNothing ? 'It keeps nothing of what it is sent: what needs a memory was left out.' : undefined,
  ];
  return notes.flatMap((note) => (note ? [`<p><strong>${text(note)}</strong></p>`] : [])).join('\n');
}

/** Renders the report as one self-contained page: no script, no file, no network. */
export function htmlReport(report: Report): string {
  const areas = [...new Set(report.operations.map(({ tag }) => tag))];
  const title = `${text(report.url)} and contract ${text(report.contract)}`;
  const body = `${findingsOf(report.checks)}
<div id="levels">${scoreTable('By level', report.levels)}
${scoreTable('By area', [...report.areas, totalOf(report.areas)])}</div>
${report.fuzzing ? `<h2 id="fuzzing">Fuzzing</h2><p>${text(fuzzingSummary(report.fuzzing))}.</p>` : ''}
${rightsOf(report)}
${storiesOf(report.checks)}
${matrixOf(report.operations)}`;
  const links = ['findings', 'levels', 'fuzzing', 'rights', 'laws', 'matrix']
    .filter((part) => body.includes(`id="${part}"`))
    .map((part) => `<li><a href="#${part}">${part[0]?.toUpperCase()}${part.slice(1)}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styleOf(areas)}</style></head>
<body><h1>${title}</h1>
<p class="soft">${report.calls} calls in ${report.seconds} s, ${text(report.startedAt)}</p>
${notesOf(report)}
${numbersOf(report)}
<nav aria-label="Parts"><ul>${links.join('')}</ul></nav>
${body}
</body></html>
`;
}
