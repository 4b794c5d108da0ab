const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * The address of a link in a post when it may be followed: http, https or mailto, absolute. Anything else (script,
 * data, relative, broken) gives undefined and is shown as plain text.
 */
export function safeHref(url: string | undefined): string | undefined {
  const parsed = url === undefined ? undefined : parse(url.trim());
  return parsed && LINK_SCHEMES.has(parsed.protocol) ? parsed.href : undefined;
}

/**
 * The address of a picture, sound or film when it may be loaded: http, https or a path of this site
 * (openapi Image: “absolute or relative to the site”).
 */
export function safeMediaUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^\/(?![/\\])/.test(url)) return url;
  const parsed = parse(url);
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : undefined;
}

/** What every link that a member wrote says about itself. */
export const UGC_REL = 'nofollow noopener ugc';

/** Host name as a reader knows it, without `www.`; empty for mail and for what is no address. */
export const hostOf = (url: string): string => parse(url)?.hostname.replace(/^www\./, '') ?? '';
