import { MAX_INDENT } from '../model/subtypes.ts';

/** A paragraph with the nodes of another element. */
function paragraphOf(source: Element, nodes: readonly Node[]): HTMLElement {
  const paragraph = source.ownerDocument.createElement('p');
  paragraph.append(...nodes);
  return paragraph;
}

/**
 * The lists of word processors: paragraphs that say in their style how deep they stand, with the mark drawn as text.
 */
function listOfParagraphs(paragraph: HTMLElement): void {
  const [, level = '1'] = /mso-list:[^;]*\blevel(\d{1,2})/i.exec(paragraph.getAttribute('style') ?? '') ?? [];
  const marks = paragraph.querySelectorAll('[style*="mso-list:Ignore" i]');
  const isOrdered = /^\s*[\da-z]{1,4}[.)]/i.test(marks[0]?.textContent ?? '');
  for (const mark of marks) mark.remove();
  paragraph.dataset.subtype = isOrdered ? 'ordered-list-item' : 'unordered-list-item';
  paragraph.dataset.indent = String(Math.min(MAX_INDENT, Math.max(0, Number(level) - 1)));
}

/** A row of a table as one line, its cells side by side. */
function lineOfRow(row: Element): void {
  const cells = [...row.children].filter((cell) => cell.textContent?.trim());
  const nodes = cells.flatMap((cell, index) => [
    ...(index > 0 ? [row.ownerDocument.createTextNode(' · ')] : []),
    ...cell.childNodes,
  ]);
  if (nodes.length > 0) row.replaceWith(paragraphOf(row, nodes));
  else row.remove();
}

/** Lines of set text, each on its own and as far in as it was. */
function linesOfPre(pre: Element): void {
  const lines = (pre.textContent ?? '').replace(/\n$/, '').split('\n');
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 ? [pre.ownerDocument.createElement('br')] : []),
    pre.ownerDocument.createTextNode(line.replace(/^[ \t]+/, (blanks) => '\u00a0'.repeat(blanks.length))),
  ]);
  pre.replaceWith(paragraphOf(pre, nodes));
}

/** An address that no reader could follow is no link. */
function isFollowed(link: Element): boolean {
  return /^(?:https?|mailto):/i.test(link.getAttribute('href')?.trim() ?? '');
}

/** What other programs paste and the surface has no block for, as the nearest there is. */
export function flattenForeign(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) if (!isFollowed(link)) link.replaceWith(...link.childNodes);
  for (const one of body.querySelectorAll<HTMLElement>('p[style*="mso-list:" i]')) listOfParagraphs(one);
  for (const pre of body.querySelectorAll('pre')) linesOfPre(pre);
  // Inner tables first: a row is made of what its cells became.
  for (const row of [...body.querySelectorAll('tr')].reverse()) lineOfRow(row);
  for (const table of [...body.querySelectorAll('table, thead, tbody, tfoot')].reverse())
    table.replaceWith(...table.childNodes);
  for (const term of body.querySelectorAll('dt, dd'))
    term.replaceWith(paragraphOf(term, [...term.childNodes]));
}
