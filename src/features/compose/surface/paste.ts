import { withoutControls } from '#src/domain/text/characters.ts';
import { MAX_INDENT } from '../model/subtypes.ts';
import { flattenForeign } from './flatten-foreign.ts';

const BLOCKS = 'p, div, ul, ol, li, blockquote, h1, h2, h3, h4, h5, h6, pre, figure, table';

function isBlock(node: ChildNode | undefined): node is Element {
  return node instanceof Element && node.matches(BLOCKS);
}

function isBlank(nodes: readonly ChildNode[]): boolean {
  return nodes.every((node) => !node.textContent?.trim());
}

/** Returns the nesting depth of a list item, counted from 0. */
function depthOf(item: Element): number {
  let depth = -1;
  for (let at = item.parentElement; at; at = at.parentElement) if (/^[OU]L$/.test(at.tagName)) depth += 1;
  return Math.min(MAX_INDENT, Math.max(0, depth));
}

function asParagraph(item: Element, nodes: readonly ChildNode[]): HTMLElement {
  const paragraph = item.ownerDocument.createElement('p');
  paragraph.append(...nodes);
  const isOrdered = item.parentElement?.tagName === 'OL';
  paragraph.dataset.subtype = isOrdered ? 'ordered-list-item' : 'unordered-list-item';
  paragraph.dataset.indent = String(depthOf(item));
  return paragraph;
}

/** Converts a list item to a paragraph of its own text, followed by the blocks inside it. */
function flattenItem(item: Element): void {
  const children = [...item.childNodes];
  const at = children.findIndex(isBlock);
  const own = at === -1 ? children : children.slice(0, at);
  const inner = at === -1 ? [] : children.slice(at);
  const [wrapper] = inner;
  // Many editors wrap an item's text in a paragraph.
  const isWrapped = isBlank(own) && isBlock(wrapper) && wrapper.matches('p:not([data-subtype]), div');
  const text = isWrapped ? [...wrapper.childNodes] : own;
  const rest = isWrapped ? inner.slice(1) : inner;
  item.before(...(isBlank(text) ? [] : [asParagraph(item, text)]), ...rest);
  item.remove();
}

function flattenQuote(quote: HTMLElement): void {
  const paragraphs = quote.querySelectorAll<HTMLElement>('p:not([data-subtype])');
  for (const paragraph of paragraphs) paragraph.dataset.subtype = 'indented';
  if (paragraphs.length > 0 || [...quote.childNodes].some(isBlock)) {
    quote.replaceWith(...quote.childNodes);
    return;
  }
  const paragraph = quote.ownerDocument.createElement('p');
  paragraph.dataset.subtype = 'indented';
  paragraph.append(...quote.childNodes);
  quote.replaceWith(paragraph);
}

/**
 * Maximum nesting depth of pasted HTML. Deeper and larger documents are pasted as plain text, because parsing them
 * would block the page.
 */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 50_000;

/** Returns the depth of an element, and stops counting beyond the maximum. */
function depthIn(body: HTMLElement, element: Element): number {
  let depth = 0;
  for (let at: Element | null = element; at && at !== body && depth <= MAX_DEPTH; at = at.parentElement)
    depth += 1;
  return depth;
}

function isTooLarge(body: HTMLElement): boolean {
  const all = body.getElementsByTagName('*');
  if (all.length > MAX_ELEMENTS) return true;
  return [...all].some((element) => element.firstElementChild === null && depthIn(body, element) > MAX_DEPTH);
}

/** Reduces the document to plain text, a paragraph for each line. */
function plain(body: HTMLElement): string {
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  const lines = (body.textContent ?? '').split(/\n+/).filter((line) => line.trim());
  return lines
    .map((line) => {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.textContent = line;
      return paragraph.outerHTML;
    })
    .join('');
}

/** Removes the control characters that other programs write, which mean nothing in a post. */
function cleanTextNodes(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const cleaned = withoutControls(text);
    if (cleaned !== text) node.nodeValue = cleaned;
  }
}

/** Smallest side of an image that is more than an emoji, in pixels. */
const MIN_PICTURE_PX = 48;

/** Returns true when pasted HTML has pictures that the editor cannot take; small ones are emoji, bullets and trackers. */
export function hasForeignPictures(html: string): boolean {
  if (!/<img\b/i.test(html)) return false;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].some((image) => {
    if (image.closest('[data-picture], [data-pictures]')) return false;
    const sides = [image.getAttribute('width'), image.getAttribute('height')].map((side) =>
      Number.parseInt(side ?? '', 10),
    );
    const isSmall = sides.some((side) => side < MIN_PICTURE_PX);
    return !isSmall && !/^\p{RGI_Emoji}$/v.test(image.alt);
  });
}

/**
 * Converts pasted HTML with lists and quotes to flat paragraphs, as in the editor's schema. Uses an inert document, so
 * that nothing in it is loaded or run.
 */
export function flattenPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  cleanTextNodes(body);
  if (isTooLarge(body)) return plain(body);
  flattenForeign(body);
  // Inner items first, while the lists around them still show their depth.
  for (const item of [...body.querySelectorAll('li')].reverse()) flattenItem(item);
  for (const quote of [...body.querySelectorAll<HTMLElement>('blockquote:not([data-subtype])')].reverse())
    flattenQuote(quote);
  for (const list of [...body.querySelectorAll('ul, ol')].reverse()) list.replaceWith(...list.childNodes);
  return body.innerHTML;
}
