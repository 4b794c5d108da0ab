import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import type { ContentBlock } from './types.ts';

type Provider = readonly [host: RegExp, block: (url: string) => ContentBlock];

/** Derives the address of a site's embedded player from the page address; undefined where it cannot. */
type PlayerOf = (url: string) => string | undefined;

function video(provider: 'youtube' | 'vimeo' | 'flickr' | 'instagram', playerOf: PlayerOf = () => undefined) {
  return (url: string): ContentBlock => {
    const embedUrl = playerOf(url);
    return { type: 'video', provider, url, ...(embedUrl ? { embedUrl } : {}) };
  };
}

function audio(provider: 'spotify' | 'bandcamp' | 'soundcloud', playerOf: PlayerOf = () => undefined) {
  return (url: string): ContentBlock => {
    const embedUrl = playerOf(url);
    return { type: 'audio', provider, url, ...(embedUrl ? { embedUrl } : {}) };
  };
}

const instagramPlayer: PlayerOf = (url) => {
  const [, kind, code] = /\/(p|reel)\/([\w-]+)/.exec(url) ?? [];
  return code && `https://www.instagram.com/${kind}/${code}/embed`;
};

const spotifyPlayer: PlayerOf = (url) => {
  const [, kind, code] = /\/(track|album|playlist|episode|show)\/([\w]+)/.exec(url) ?? [];
  return code && `https://open.spotify.com/embed/${kind}/${code}`;
};

const soundcloudPlayer: PlayerOf = (url) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}`;

/** Sites whose pages play inside a post (contract: AudioBlock.provider, VideoBlock.provider). */
const PROVIDERS: readonly Provider[] = [
  [
    /^(?:(?:www|m|music)\.)?youtube\.com\/(?:watch\?|shorts\/|live\/|embed\/)|^youtu\.be\/[\w-]/,
    video('youtube'),
  ],
  [/^(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?\d/, video('vimeo')],
  [/^(?:www\.)?instagram\.com\/(?:p|reel)\//, video('instagram', instagramPlayer)],
  [/^(?:www\.)?flickr\.com\/photos\/[^/]+\/\d/, video('flickr')],
  [
    /^open\.spotify\.com\/(?:[\w-]+\/)?(?:track|album|playlist|episode|show)\//,
    audio('spotify', spotifyPlayer),
  ],
  [/^[\w-]+\.bandcamp\.com\/(?:track|album)\//, audio('bandcamp')],
  [/^(?:(?:www|m|on)\.)?soundcloud\.com\/[^/]/, audio('soundcloud', soundcloudPlayer)],
];

const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i;
const BARE_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const ADDRESS_MAX_LENGTH = 2048;

/**
 * Parses typed or pasted text as an http or https address of at most 2,048 characters; undefined when it is none.
 * @param text may lack the scheme: "skein.example/page"
 */
export function webAddress(text: string): string | undefined {
  const typed = text.trim();
  const full = BARE_HOST.test(typed) ? `https://${typed}` : typed;
  if (!WEB_ADDRESS.test(full)) return undefined;
  const url = URL.parse(full);
  if (!url?.hostname || url.username || url.password) return undefined;
  return url.href.length <= ADDRESS_MAX_LENGTH ? url.href : undefined;
}

/** Returns the content block of an address on its own line: a player where its site has one, otherwise a link card. */
export function embedOf(address: string): ContentBlock {
  const plain = address.replace(/^https?:\/\//i, '');
  const make = PROVIDERS.find(([pattern]) => pattern.test(plain))?.[1];
  return make ? make(address) : { type: 'link', url: address };
}

/**
 * Returns the blog name when an address is a blog page of this site; undefined for any other page.
 * @param site the origin of this site: `https://skein.example`
 */
export function blogNameOf(address: string, site: string): string | undefined {
  const { origin, pathname } = URL.parse(address) ?? {};
  const [, name, ...rest] = pathname?.split('/') ?? [];
  return origin === site && rest.join('') === '' && isAllowedBlogName(name) ? name : undefined;
}

/** Shortens an address for display: without scheme, `www.` and trailing slash. */
export function displayAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

/** Returns the host of an address for display, without `www.`. */
export const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
