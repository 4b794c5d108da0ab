import openGraph from 'open-graph-scraper';
import type { WebFile } from './guarded-web.ts';

/** What a page says about itself. Every text is a line without ends or control characters. */
export type PageFacts = {
  title?: string;
  description?: string;
  author?: string;
  siteName?: string;
  /** Absolute, http or https. */
  pictureUrl?: string;
};

/** How far into a page its own word on how it is written is looked for, in bytes. */
const HEAD = 2048;

/** A page's text. What says wrongly how it is written is read as UTF-8. */
function textOf({ bytes, charset }: WebFile): string {
  const head = bytes.subarray(0, HEAD).toString('latin1');
  const said = charset ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(said).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** One line of at most `most` characters; undefined when nothing is left. */
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
 * What a page says about itself: Open Graph, Twitter cards, or its title and description.
 * https://github.com/jshemas/openGraphScraper
 */
export async function pageFacts(page: WebFile): Promise<PageFacts> {
  const html = textOf(page);
  // The library takes an empty text for a missing address.
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
