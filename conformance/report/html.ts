import { type Check, type Exchange, type Report, SCENARIO_SECTIONS, type Score } from '../model.ts';
import { percentOf, totalOf } from '../scores.ts';
import { type Finding, findingsOf, nextOperations } from './findings.ts';
import type { History } from './history.ts';
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

/** Renders a request and its answer, folded. */
function exchangePart({ curl, status, requestId, body }: Exchange): string {
  const answer = [
    status === 0 ? 'no answer' : `HTTP ${status}`,
    requestId && `X-Request-Id: ${requestId}`,
    '',
    body,
  ];
  return `<details><summary>request and answer</summary><pre tabindex="0">${text(curl)}</pre><pre tabindex="0">${text(answer.filter((line) => line !== undefined).join('\n'))}</pre></details>`;
}

/** Lists the sentences of the contract that a finding breaks. */
function sentencesPart({ sentences }: Finding): string {
  if (sentences.length === 0) return '';
  const items = sentences.map(
    ({ name, says }) => `<li>${text(says)} <code class="soft">${text(name)}</code></li>`,
  );
  return `<p class="soft">The contract says:</p><ul>${items.join('')}</ul>`;
}

function findingItem(finding: Finding): string {
  const { title, detail, exchange, checks } = finding;
  const ids = checks.map(({ id }) => `<code class="soft">${text(id)}</code>`);
  const [first = '', ...more] = ids;
  const others =
    more.length === 0
      ? ''
      : `<details><summary>${more.length} more ${more.length === 1 ? 'check shows' : 'checks show'} it</summary><ul>${more.map((id) => `<li>${id}</li>`).join('')}</ul></details>`;
  return `<li><strong>${text(title)}</strong><br>${text(detail)}<br>${first}${sentencesPart(finding)}${exchange ? exchangePart(exchange) : ''}${others}</li>`;
}

function findingsPart(checks: readonly Check[]): string {
  const findings = findingsOf(checks);
  if (findings.length === 0)
    return '<h2 id="findings">No finding</h2><p class="soft">Everything that was seen is as documented.</p>';
  const wrong = checks.filter(({ verdict }) => verdict === 'wrong').length;
  const count = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const note =
    wrong > findings.length
      ? `<p class="soft">${wrong} checks are wrong; those with one cause are one finding.</p>`
      : '';
  return `<h2 id="findings">${count}</h2>${note}<ol class="found">${findings.map(findingItem).join('')}</ol>`;
}

/** Renders what to build next, which is not a finding. */
function nextPart(report: Report): string {
  const next = nextOperations(report);
  if (next === undefined) return '';
  const items = next.missing.map(
    ({ id, method, path }) =>
      `<li>${text(id)} <code class="soft">${method.toUpperCase()} ${text(path)}</code></li>`,
  );
  return `<h2 id="next">Next to build</h2><p>${next.offered} of ${next.of} calls of the level ${text(next.level)} are offered.</p><details><summary>the other ${items.length}</summary><ul>${items.join('')}</ul></details>`;
}

function storyItem({ verdict, title, detail }: Check): string {
  const why =
    verdict === 'right'
      ? ''
      : ` <span class="soft">${text(WORDS[verdict] + (detail ? `: ${detail}` : ''))}</span>`;
  return `<li><span class="${verdict}">${SIGNS[verdict]}</span> ${text(title)}${why}</li>`;
}

function storiesOf(checks: readonly Check[]): string {
  const sections = checks.filter(({ section }) => SCENARIO_SECTIONS.includes(section));
  if (sections.length === 0) return '';
  const of = (...verdicts: Check['verdict'][]): Check[] =>
    sections.filter(({ verdict }) => verdicts.includes(verdict));
  const [right, wrong, unseen] = [of('right'), of('wrong'), of('not-offered', 'not-provoked')];
  const list = (items: readonly Check[]): string =>
    `<ul class="stories">${items.map(storyItem).join('')}</ul>`;
  const folded = (words: string, items: readonly Check[]): string =>
    items.length === 0 ? '' : `<details><summary>${items.length} ${words}</summary>${list(items)}</details>`;
  return `<h2 id="laws">Laws</h2><p class="soft">${right.length} of ${right.length + wrong.length} that could be tried hold.</p>${list(wrong)}${folded('hold', right)}${folded('not seen', unseen)}`;
}

/** Renders the earlier runs of the folder and what changed since the last one. */
function historyPart({ runs, broken, fixed }: History): string {
  if (runs.length < 2) return '';
  const rows = runs
    .toReversed()
    .map(
      ({ startedAt, contract, right, findings, offered, operations }) =>
        `<tr><th scope="row">${text(startedAt.slice(0, 16).replace('T', ' '))}</th><td class="n">${text(contract)}</td><td class="n">${right}</td><td class="n">${findings}</td><td class="n">${offered} of ${operations}</td></tr>`,
    );
  const head = ['contract', 'right', 'findings', 'offered'].map(
    (name) => `<th scope="col" class="n">${name}</th>`,
  );
  const changes = [
    ['newly wrong', broken],
    ['newly right', fixed],
  ] as const;
  const lists = changes.flatMap(([words, ids]) =>
    ids.length === 0
      ? []
      : [
          `<details><summary>${ids.length} ${words} since the last run</summary><ul>${ids.map((id) => `<li><code>${text(id)}</code></li>`).join('')}</ul></details>`,
        ],
  );
  return `<h2 id="history">History</h2>${lists.join('')}<div class="scroll" tabindex="0" role="region" aria-label="History"><table><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Lists fields that the contract does not name, folded. */
function undocumentedPart({ undocumented }: Report): string {
  if (undocumented.length === 0) return '';
  const items = undocumented.map(
    ({ operation, field }) => `<li>${text(operation)} <code>${text(field)}</code></li>`,
  );
  return `<h2 id="undocumented">Undocumented</h2><p class="soft">Clients ignore fields that the contract does not name.</p><details><summary>${items.length} ${items.length === 1 ? 'field' : 'fields'} of answers that it does not name</summary><ul>${items.join('')}</ul></details>`;
}

function numbersOf(report: Report): string {
  const total = totalOf(report.areas);
  const percent = percentOf(total);
  const shown: [string, string | number][] = [
    ['of what was seen is right', percent === undefined ? '–' : `${percent} %`],
    [findingsOf(report.checks).length === 1 ? 'finding' : 'findings', findingsOf(report.checks).length],
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
export function htmlReport(report: Report, history: History = { runs: [], broken: [], fixed: [] }): string {
  const areas = [...new Set(report.operations.map(({ tag }) => tag))];
  const title = `${text(report.url)} and contract ${text(report.contract)}`;
  const body = `${findingsPart(report.checks)}
${nextPart(report)}
<div id="levels">${scoreTable('By level', report.levels)}
${scoreTable('By area', [...report.areas, totalOf(report.areas)])}</div>
${report.fuzzing ? `<h2 id="fuzzing">Fuzzing</h2><p>${text(fuzzingSummary(report.fuzzing))}.</p>` : ''}
${rightsOf(report)}
${storiesOf(report.checks)}
${undocumentedPart(report)}
${matrixOf(report.operations)}
${historyPart(history)}`;
  const links = [
    'findings',
    'next',
    'levels',
    'fuzzing',
    'rights',
    'laws',
    'undocumented',
    'matrix',
    'history',
  ]
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
