import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import type { WebFile } from './guarded-web.ts';

/** Metadata of a page. Every text is a single line without control characters. */
export type PageMetadata = {
  title?: string;
  description?: string;
  author?: string;
  siteName?: string;
  /** Absolute, http or https. */
  pictureUrl?: string;
};

/** Bytes at the start of a page that are searched for its declared charset. */
const CHARSET_SCAN_BYTES = 2048;

/** Decodes a page's text. An invalid charset declaration falls back to UTF-8. */
function textOf({ bytes, charset }: WebFile): string {
  const head = bytes.subarray(0, CHARSET_SCAN_BYTES).toString('latin1');
  const said = charset ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(said).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Returns one line of at most `most` characters; undefined when nothing is left. */
function line(text: string | undefined, most: number): string | undefined {
  const clean = text
    ?.toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  if (!clean) return undefined;
  const points = [...clean];
  return points.length <= most
    ? clean
    : `${points
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function webUrl(found: string | undefined, base: string): string | undefined {
  const url = found ? URL.parse(found, base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2048 ? url.href : undefined;
}

function withoutGaps<Facts extends object>(facts: Facts): { [Key in keyof Facts]: NonNullable<Facts[Key]> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as never;
}

type Element = DefaultTreeAdapterMap['element'];

/** Returns the elements of a page in document order, without recursion: a page may nest as deeply as it likes. */
function* elementsOf(html: string): Generator<Element> {
  const stack = [...parse(html).childNodes].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    yield node;
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) stack.push(node.childNodes[at] as never);
  }
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value.trim() ?? '';
}

/** Matches the address of a picture that stands for a page which names none. */
const PICTURE_IN_PAGE = /^https?:\/\/[^?#]+\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;

/** Raw metadata of a page: the first value of each `<meta>`, by its name in lower case. */
interface RawFacts {
  meta: ReadonlyMap<string, string>;
  title: string | undefined;
  picture: string | undefined;
}

function readFacts(html: string): RawFacts {
  const meta = new Map<string, string>();
  let title: string | undefined;
  let picture: string | undefined;
  for (const element of elementsOf(html)) {
    if (element.tagName === 'meta') {
      const names = ['property', 'name', 'itemprop'].map((name) => attribute(element, name).toLowerCase());
      const [name, content] = [names.find((each) => each !== ''), attribute(element, 'content')];
      if (name !== undefined && content !== '' && !meta.has(name)) meta.set(name, content);
    } else if (element.tagName === 'title') {
      title ??= element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    } else if (element.tagName === 'img') {
      const source = attribute(element, 'src');
      if (PICTURE_IN_PAGE.test(source)) picture ??= source;
    }
  }
  return { meta, title, picture };
}

/**
 * Returns the metadata of a page: Open Graph (https://ogp.me), Twitter cards, or its title, description and first
 * picture.
 */
export function pageMetadata(page: WebFile): PageMetadata {
  const { meta, title, picture } = readFacts(textOf(page));
  const firstOf = (...names: string[]) =>
    names.map((name) => meta.get(name)).find((text) => text !== undefined);
  return withoutGaps({
    title: line(firstOf('og:title') ?? title ?? firstOf('title', 'twitter:title', 'dc.title'), 300),
    description: line(firstOf('og:description', 'description', 'twitter:description', 'dc.description'), 600),
    author: line(firstOf('author', 'article:author'), 120),
    siteName: line(firstOf('og:site_name'), 120),
    pictureUrl: webUrl(
      firstOf('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src') ??
        picture,
      page.url,
    ),
  });
}
