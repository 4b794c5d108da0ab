/** What a page says about itself to browsers, search engines and whoever shows a preview of a link. */
export interface Head {
  /** Without the product's name, which is added. */
  title: string;
  description?: string;
  /** The page's one true address, as a path of the site. */
  canonical?: string;
  /** A picture for link previews: an absolute address or a path of the site. */
  image?: { url: string; width?: number; height?: number; alt?: string };
  /** Open Graph type; `website` when left out. */
  type?: 'website' | 'article' | 'profile';
  /** Open Graph extras such as `article:published_time`. */
  properties?: ReadonlyArray<readonly [name: string, content: string]>;
  /** Search engines shall leave this page out. */
  noIndex?: boolean;
  /** The page of a failure: the window's title then carries no unread count (spec 000 §4). */
  isError?: boolean;
  /** The page whose feeds this page names to feed readers, as a path, and what they are called. */
  feeds?: { of: string; title: string };
  /** The page is a post that other sites may embed: they are told where to ask how (oEmbed). */
  canEmbed?: boolean;
  /** Structured data (schema.org), one object per script. Paths in it are made absolute. */
  jsonLd?: readonly object[];
}

/** The picture of pages that have none of their own to show (`npm run icons` draws it). */
export const SITE_PICTURE = { url: '/share.png', width: 1200, height: 630 } as const;

/** How each page that has feeds spells them, below its own path: last piece and media type. */
export const FEEDS = [
  { file: 'rss', type: 'application/rss+xml' },
  { file: 'atom', type: 'application/atom+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;

/** The site as heads need to know it. */
export interface HeadSite {
  name: string;
  /** Scheme and host, without a trailing slash: `https://skein.example`. */
  origin: string;
  /** BCP 47 tag of the page's language. */
  language: string;
}

/** The title as a window shows it. */
export function fullTitle(title: string, siteName: string): string {
  return title === '' || title === siteName ? siteName : `${title} · ${siteName}`;
}
