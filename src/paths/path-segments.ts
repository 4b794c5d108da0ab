/** Only these count as post ids in an address: decimal strings of at most 19 digits, as the contract spells them. */
const POST_ID = /^[1-9][0-9]{0,18}$/;

/** Whether a piece of an address is a post id. */
export function isPostId(text: string | undefined): text is string {
  return text !== undefined && POST_ID.test(text);
}

/** One piece of a path. Lone surrogates have no encoding, so they become the replacement character. */
export function piece(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A tag or a search term as a piece of a path; undefined when no path can hold it, because browsers resolve dots. */
export function textPiece(text: string): string | undefined {
  return /^\.{0,2}$/.test(text) ? undefined : piece(text);
}

/** The query of an address, with its question mark; parameters without a value are left out. */
export function queryText(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
