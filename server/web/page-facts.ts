import openGraph from 'open-graph-scraper';
import type { WebFile } from './guarded-web.ts';

/** Metadata of a page. Every text is a single line without control characters. */
export type PageFacts = {
  title?: string;
  description?: string;
  author?: string;
  siteName?: string;
  /** Absolute, http or https. */
  pictureUrl?: string;
};

/** Bytes at the start of a page that are searched for its declared charset. */
const HEAD = 2048;

/** Decodes a page's text. An invalid charset declaration falls back to UTF-8. */
function textOf({ bytes, charset }: WebFile): string {
  const head = bytes.subarray(0, HEAD).toString('latin1');
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

/**
 * Returns the metadata of a page: Open Graph, Twitter cards, or its title and description.
 * https://github.com/jshemas/openGraphScraper
 */
export async function pageFacts(page: WebFile): Promise<PageFacts> {
  const html = textOf(page);
  // The library treats an empty text as a missing address.
  if (html.trim() === '') return {};
  const { result } = await openGraph({ html });
  const [picture] = [...(result.ogImage ?? []), ...(result.twitterImage ?? [])];
  return withoutGaps({
    title: line(result.ogTitle ?? result.twitterTitle ?? result.dcTitle, 300),
    description: line(result.ogDescription ?? result.twitterDescription ?? result.dcDescription, 600),
    author: line(result.author ?? result.articleAuthor, 120),
    siteName: line(result.ogSiteName, 120),
    pictureUrl: webUrl(picture?.url, page.url),
  });
}
