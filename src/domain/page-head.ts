/** Metadata of a page for browsers, search engines and link previews. */
export interface Head {
  /** Page title without the product's name, which is appended. */
  title: string;
  description?: string;
  /** Canonical address of the page, as a path of the site. */
  canonical?: string;
  /** Image for link previews: an absolute address or a path of the site. */
  image?: { url: string; width?: number; height?: number; alt?: string };
  /** Open Graph type; `website` when left out. */
  type?: 'website' | 'article' | 'profile';
  /** Open Graph extras such as `article:published_time`. */
  properties?: ReadonlyArray<readonly [name: string, content: string]>;
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  /** True for failure pages: their title carries no unread count (spec 000 §4). */
  isError?: boolean;
  /** Path whose feeds the page links to, and their title. */
  feeds?: { of: string; title: string };
  /** True for a post or a collection that may be embedded: adds oEmbed discovery. */
  canEmbed?: boolean;
  /** Structured data (schema.org), one object per script. Paths in it are made absolute. */
  jsonLd?: readonly object[];
}

/** Preview image of pages without their own (`npm run icons` draws it). */
export const SITE_PICTURE = { url: '/share.png', width: 1200, height: 630 } as const;

/** Feed addresses below a page's path: last path segment and media type. */
export const FEEDS = [
  { file: 'rss', type: 'application/rss+xml' },
  { file: 'atom', type: 'application/atom+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

/** Site data for building heads. */
export interface HeadSite {
  name: string;
  /** Scheme and host, without a trailing slash: `https://skein.example`. */
  origin: string;
  /** BCP 47 tag of the page's language. */
  language: string;
}

/** Returns the window's title. */
export function fullTitle(title: string, siteName: string): string {
  return title === '' || title === siteName ? siteName : `${title} · ${siteName}`;
}
