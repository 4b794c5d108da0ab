import { MAX_INDENT } from '../model/subtypes.ts';

/** Creates a paragraph with the nodes of another element. */
function paragraphOf(source: Element, nodes: readonly Node[]): HTMLElement {
  const paragraph = source.ownerDocument.createElement('p');
  paragraph.append(...nodes);
  return paragraph;
}

/** Converts the lists of word processors: paragraphs whose style holds the depth and whose marker is text. */
function listOfParagraphs(paragraph: HTMLElement): void {
  const [, level = '1'] = /mso-list:[^;]*\blevel(\d{1,2})/i.exec(paragraph.getAttribute('style') ?? '') ?? [];
  const marks = paragraph.querySelectorAll('[style*="mso-list:Ignore" i]');
  const isOrdered = /^\s*[\da-z]{1,4}[.)]/i.test(marks[0]?.textContent ?? '');
  for (const mark of marks) mark.remove();
  paragraph.dataset.subtype = isOrdered ? 'ordered-list-item' : 'unordered-list-item';
  paragraph.dataset.indent = String(Math.min(MAX_INDENT, Math.max(0, Number(level) - 1)));
}

/** Converts a table row to one line, its cells side by side. */
function lineOfRow(row: Element): void {
  const cells = [...row.children].filter((cell) => cell.textContent?.trim());
  const nodes = cells.flatMap((cell, index) => [
    ...(index > 0 ? [row.ownerDocument.createTextNode(' · ')] : []),
    ...cell.childNodes,
  ]);
  if (nodes.length > 0) row.replaceWith(paragraphOf(row, nodes));
  else row.remove();
}

/** Converts preformatted text to lines with their indentation. */
function linesOfPre(pre: Element): void {
  const lines = (pre.textContent ?? '').replace(/\n$/, '').split('\n');
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 ? [pre.ownerDocument.createElement('br')] : []),
    pre.ownerDocument.createTextNode(line.replace(/^[ \t]+/, (blanks) => '\u00a0'.repeat(blanks.length))),
  ]);
  pre.replaceWith(paragraphOf(pre, nodes));
}

/** Returns true when readers could follow the link's address. */
function isFollowed(link: Element): boolean {
  return /^(?:https?|mailto):/i.test(link.getAttribute('href')?.trim() ?? '');
}

/** Converts pasted HTML that the editor has no block for to the nearest equivalent. */
export function flattenForeign(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) if (!isFollowed(link)) link.replaceWith(...link.childNodes);
  for (const one of body.querySelectorAll<HTMLElement>('p[style*="mso-list:" i]')) listOfParagraphs(one);
  for (const pre of body.querySelectorAll('pre')) linesOfPre(pre);
  // Inner tables first, because a row consists of its converted cells.
  for (const row of [...body.querySelectorAll('tr')].reverse()) lineOfRow(row);
  for (const table of [...body.querySelectorAll('table, thead, tbody, tfoot')].reverse())
    table.replaceWith(...table.childNodes);
  for (const term of body.querySelectorAll('dt, dd'))
    term.replaceWith(paragraphOf(term, [...term.childNodes]));
}
