import { FEEDS, fullTitle, type Head, type HeadSite, SITE_PICTURE } from '#src/domain/page-head.ts';

/** One element of a document's head. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const absolute = (address: string, origin: string): string => URL.parse(address, origin)?.href ?? address;

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): HeadTag[] {
  return content ? [{ tag: 'meta', attributes: { [attribute]: name, content } }] : [];
}

function openGraph(head: Head, url: string | undefined, site: HeadSite): HeadTag[] {
  const image = head.image ?? { ...SITE_PICTURE, alt: site.name };
  return [
    ...meta('property', 'og:site_name', site.name),
    ...meta('property', 'og:title', head.title || site.name),
    ...meta('property', 'og:type', head.type ?? 'website'),
    ...meta('property', 'og:url', url),
    ...meta('property', 'og:description', head.description),
    ...meta('property', 'og:locale', site.language.replace('-', '_')),
    ...meta('property', 'og:image', absolute(image.url, site.origin)),
    ...meta('property', 'og:image:width', image.width?.toString()),
    ...meta('property', 'og:image:height', image.height?.toString()),
    ...meta('property', 'og:image:alt', image.alt),
    ...(head.properties ?? []).flatMap(([name, content]) => meta('property', name, content)),
    ...meta('name', 'twitter:card', head.type === 'profile' ? 'summary' : 'summary_large_image'),
  ];
}

function alternate(type: string, href: string, title: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', type, href, title } };
}

/** Returns links for programs: feeds, and oEmbed. */
function alternates(
  { feeds, canEmbed, title }: Head,
  url: string | undefined,
  { origin }: HeadSite,
): HeadTag[] {
  const ofFeeds = feeds
    ? FEEDS.map(({ file, type }) => alternate(type, absolute(`${feeds.of}/${file}`, origin), feeds.title))
    : [];
  if (!canEmbed || !url) return ofFeeds;
  const oEmbedUrl = `${origin}/oembed?${new URLSearchParams({ url })}`;
  return [...ofFeeds, alternate('application/json+oembed', oEmbedUrl, title)];
}

/** Structured-data properties that hold addresses. */
const ADDRESSES = new Set(['url', 'image', 'contentUrl', 'mainEntityOfPage']);

/** Serialises structured data with absolute addresses, because consumers do not know the base address. */
function structured(data: object, origin: string): string {
  return JSON.stringify(data, (key, value: unknown) =>
    typeof value === 'string' && ADDRESSES.has(key) ? absolute(value, origin) : value,
  );
}

/** Returns all elements of a head in order. */
export function headTags(head: Head, site: HeadSite): HeadTag[] {
  const url = head.canonical && absolute(head.canonical, site.origin);
  return [
    { tag: 'title', attributes: {}, text: fullTitle(head.title, site.name) },
    ...meta('name', 'description', head.description),
    ...meta('name', 'robots', head.noIndex ? 'noindex' : undefined),
    ...(url && !head.noIndex ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: url } }] : []),
    ...(head.noIndex ? [] : alternates(head, url, site)),
    ...(head.noIndex ? [] : openGraph(head, url, site)),
    ...(head.noIndex ? [] : (head.jsonLd ?? [])).map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: structured(data, site.origin),
    })),
  ];
}

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? '');
}

/** Escapes JSON for a script element, so that it can neither end the element nor start a comment. */
export const scriptJson = (json: string): string => json.replace(/</g, '\\u003c');

/** Serialises a head's elements. `data-head` marks them for replacement in the browser. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const open = `<${tag}${tag === 'title' ? '' : ' data-head'}${pairs.join('')}>`;
      if (text === undefined) return open;
      return `${open}${tag === 'script' ? scriptJson(text) : escapeHtml(text)}</${tag}>`;
    })
    .join('\n    ');
}
