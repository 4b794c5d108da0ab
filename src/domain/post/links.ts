const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * Returns a post's link address when it is safe to follow: absolute, http, https or mailto. Anything else (script,
 * data, relative, malformed) gives undefined and is shown as plain text.
 */
export function safeHref(url: string | undefined): string | undefined {
  const parsed = url === undefined ? undefined : parse(url.trim());
  return parsed && LINK_SCHEMES.has(parsed.protocol) ? parsed.href : undefined;
}

/**
 * Returns the address of an image, audio or video when it is safe to load: http, https or a path of this site (openapi
 * Image: “absolute or relative to the site”).
 */
export function safeMediaUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^\/(?![/\\])/.test(url)) return url;
  const parsed = parse(url);
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : undefined;
}

/**
 * Returns the address of a page when it is safe to follow: http, https or a path of this site. A path with white space
 * at its start could become another host and gives undefined, like every other text.
 */
export function safePageUrl(url: string | undefined): string | undefined {
  return url !== undefined && /^\/\s/.test(url) ? undefined : safeMediaUrl(url);
}

/** `rel` of every link in user-generated content. */
export const UGC_REL = 'nofollow noopener ugc';

/** Returns the host name without `www.`; empty for mail and malformed addresses. */
export const hostOf = (url: string): string => parse(url)?.hostname.replace(/^www\./, '') ?? '';
