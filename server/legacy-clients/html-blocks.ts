import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { components } from '#generated/types/api.d.ts';
import { isSafeLink } from '#server/entities/post/links.ts';

type Block = components['schemas']['TextBlock'];
type Range = components['schemas']['TextFormat'];
type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const SUBTYPES: Readonly<Record<string, NonNullable<Block['subtype']>>> = {
  h1: 'heading1',
  h2: 'heading2',
  h3: 'heading2',
  h4: 'heading2',
  h5: 'heading2',
  h6: 'heading2',
  blockquote: 'indented',
};
const BREAKS: ReadonlySet<string> = new Set([
  ...Object.keys(SUBTYPES),
  ...['p', 'div', 'ul', 'ol', 'li', 'pre', 'figure', 'section', 'article', 'hr', 'table', 'tr'],
]);
const FORMATS: Readonly<Record<string, Range['type']>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  small: 'small',
};
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'noscript']);

/** Maximum nesting of elements; hand-written HTML is never deeper. */
const MAX_DEPTH = 100;

/** Builds a text with its code points and format ranges. */
class Text {
  text = '';
  length = 0;
  readonly formatting: Range[] = [];

  add(words: string): void {
    const collapsed = words.replace(/[ \t\r\n\f]+/g, ' ');
    const added = this.text === '' || /\s$/.test(this.text) ? collapsed.trimStart() : collapsed;
    this.text += added;
    this.length += [...added].length;
  }

  breakLine(): void {
    if (this.text === '') return;
    this.text += '\n';
    this.length += 1;
  }

  /** Returns the text without trailing blanks; undefined when it is empty. */
  block(subtype: Block['subtype']): Block | undefined {
    const text = this.text.trimEnd();
    if (text === '') return undefined;
    const end = [...text].length;
    const formatting = this.formatting
      .map((range) => ({ ...range, end: Math.min(range.end, end) }))
      .filter((range) => range.start < range.end);
    return {
      type: 'text',
      text,
      ...(subtype === undefined ? {} : { subtype }),
      ...(formatting.length === 0 ? {} : { formatting }),
    };
  }
}

/**
 * Converts HTML to text blocks: paragraphs, headings, quotations, lists, and the formats of the contract. All other
 * markup is dropped and never shown as HTML. A picture of another site becomes a link to it.
 */
export function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = [];
  let text = new Text();
  for (const child of parseFragment(html).childNodes) visit(child, undefined, 0);
  finish(undefined);
  return blocks;

  function finish(subtype: Block['subtype']): void {
    const block = text.block(subtype);
    if (block) blocks.push(block);
    text = new Text();
  }

  function visit(node: Node, subtype: Block['subtype'], level: number): void {
    const { nodeName: name } = node;
    if (name === '#text') text.add((node as DefaultTreeAdapterMap['textNode']).value);
    else if (name === 'br') text.breakLine();
    else if ('childNodes' in node && !SILENT.has(name) && level < MAX_DEPTH)
      enter(node as Element, subtype, level);
  }

  function enter(element: Element, subtype: Block['subtype'], level: number): void {
    const isBlock = BREAKS.has(element.nodeName);
    const own = subtypeOf(element) ?? subtype;
    if (isBlock) finish(subtype);
    const start = text.length;
    if (element.nodeName === 'img') text.add(attribute(element, 'alt') || attribute(element, 'src') || '');
    for (const child of element.childNodes) visit(child, own, level + 1);
    const format = rangeOf(element);
    if (format) text.formatting.push({ ...format, start, end: text.length });
    if (isBlock) finish(own);
  }
}

function subtypeOf(element: Element): Block['subtype'] {
  if (element.nodeName !== 'li') return SUBTYPES[element.nodeName];
  return element.parentNode?.nodeName === 'ol' ? 'ordered-list-item' : 'unordered-list-item';
}

function rangeOf(element: Element): Pick<Range, 'type' | 'url'> | undefined {
  const type = FORMATS[element.nodeName];
  if (type) return { type };
  const url = attribute(element, { a: 'href', img: 'src' }[element.nodeName] ?? '');
  return url && isSafeLink(url) ? { type: 'link', url } : undefined;
}

function attribute(node: object, name: string): string | undefined {
  return (node as Element).attrs?.find((one) => one.name === name)?.value;
}
