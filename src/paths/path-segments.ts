/** Post ids in addresses: decimal strings of at most 19 digits, as in the contract. */
const POST_ID = /^[1-9][0-9]{0,18}$/;

/** Returns true when a path segment is a post id. */
export function isPostId(text: string | undefined): text is string {
  return text !== undefined && POST_ID.test(text);
}

/** Encodes one path segment. Lone surrogates have no encoding, so they become the replacement character. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Encodes a tag or a search term as a path segment; undefined for dots only, because browsers resolve them. */
export function textSegment(text: string): string | undefined {
  return /^\.{0,2}$/.test(text) ? undefined : pathSegment(text);
}

/** Returns a query string with its question mark; parameters without a value are left out. */
export function queryString(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
