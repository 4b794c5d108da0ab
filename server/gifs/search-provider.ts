import * as z from 'zod/mini';
import { type ReadWeb, Unreachable } from '../web/guarded-web.ts';
import type {
  GifProvider,
  GifProviderOptions,
  ProviderFile,
  ProviderGif,
  ProviderPage,
} from './gif-provider.ts';

/** Maximum size of a response in bytes; fifty GIFs in three sizes are a tenth of it. */
const ANSWER_BYTES = 1_000_000;
/** Maximum size in bytes of a GIF file for posts, as stated by the provider. */
const LARGE_BYTES = 6_000_000;
/** Milliseconds for which a provider is not asked again after a failure, so that other members do not wait for it. */
const RETRY_AFTER_FAILURE_MS = 60_000;
const MAX_TITLE_LENGTH = 140;
const MAX_ALT_LENGTH = 500;

const side = z.int().check(z.minimum(1), z.maximum(20_000));
const file = z.object({ url: z.url(), dims: z.tuple([side, side]), size: z.optional(z.number()) });
const result = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.optional(z.string()),
  content_description: z.optional(z.string()),
  itemurl: z.optional(z.string()),
  media_formats: z.object({ gif: file, mediumgif: z.optional(file), tinygif: z.optional(file) }),
});
const answer = z.object({ results: z.array(z.unknown()), next: z.optional(z.nullable(z.string())) });

export type SearchProviderOptions = GifProviderOptions & {
  web: ReadWeb;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when the provider did not answer, with a message that does not contain the key. */
  onFault: (fault: Error) => void;
};

/**
 * Provider with `GET /v2/search` and `GET /v2/featured` in Tenor's format, as KLIPY has it.
 * https://docs.klipy.com/migrate-from-tenor
 */
export function searchProvider({ url, name, key, web, now, onFault }: SearchProviderOptions): GifProvider {
  let restsUntil = 0;
  return {
    name,
    async search({ words, limit, position }) {
      if (now() < restsUntil) return undefined;
      const address = new URL(words === '' ? '/v2/featured' : '/v2/search', url);
      const asked = {
        key,
        limit: String(limit),
        contentfilter: 'high',
        media_filter: 'gif,mediumgif,tinygif',
        ...(words === '' ? {} : { q: words }),
        ...(position === undefined ? {} : { pos: position }),
      };
      address.search = new URLSearchParams(asked).toString();
      try {
        const { bytes } = await web(address.href, { accept: 'application/json', maxBytes: ANSWER_BYTES });
        return pageOf(JSON.parse(bytes.toString('utf8')));
      } catch (error) {
        restsUntil = now() + RETRY_AFTER_FAILURE_MS;
        onFault(new Error(`${name} did not tell of GIFs${reasonOf(error)}`));
        return undefined;
      }
    },
  };
}

/** Returns the reason of a failure without the address, which contains the key. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Unreachable ? error.cause : error;
  const said = cause instanceof Error ? /^Answered \d{3}(?=\.$)/.exec(cause.message)?.[0] : undefined;
  return said === undefined ? '.' : `: it ${said.toLowerCase()}.`;
}

/** @throws when the response is not a page; single unreadable GIFs are skipped */
function pageOf(body: unknown): ProviderPage {
  const { results, next } = answer.parse(body);
  return { gifs: results.flatMap(gifOf), next: next || undefined };
}

function gifOf(one: unknown): ProviderGif[] {
  const { success, data } = result.safeParse(one);
  if (!success) return [];
  const { gif, mediumgif, tinygif } = data.media_formats;
  const altText = line(data.content_description, MAX_ALT_LENGTH);
  const small = tinygif ?? mediumgif ?? gif;
  const large =
    [gif, mediumgif].find((size) => size !== undefined && (size.size ?? 0) <= LARGE_BYTES) ?? small;
  return [
    {
      id: String(data.id),
      title: line(data.title, MAX_TITLE_LENGTH) || line(altText, MAX_TITLE_LENGTH) || 'GIF',
      altText,
      pageUrl: /^https:\/\//.test(data.itemurl ?? '') ? URL.parse(data.itemurl ?? '')?.href : undefined,
      large: fileOf(large),
      small: fileOf(small),
    },
  ];
}

function fileOf({ url, dims: [width, height] }: z.infer<typeof file>): ProviderFile {
  return { url, width, height };
}

/** Returns one line of at most `most` characters. */
function line(text = '', most: number): string {
  const clean = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return [...clean.trim()].slice(0, most).join('').trimEnd();
}
