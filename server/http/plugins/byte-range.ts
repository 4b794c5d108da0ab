/** Status of a range that begins behind the end of its file (RFC 9110, 15.5.17). */
export const RANGE_NOT_SATISFIABLE_CODE = 416;

const RANGE = String.raw`(?:\d+-\d*|-\d+)`;
const BYTE_RANGE = new RegExp(String.raw`^bytes=[ \t]*${RANGE}(?:[ \t]*,[ \t]*${RANGE})*[ \t]*$`, 'i');

/**
 * Returns true for a `Range` header that is well-formed. Another one, also of another unit, is ignored: the response is
 * the whole file (RFC 9110, 14.2).
 */
export function isByteRange(header: string | undefined): boolean {
  if (header === undefined || !BYTE_RANGE.test(header)) return false;
  return [...header.matchAll(/(\d+)-(\d+)/g)].every(([, first, last]) => Number(first) <= Number(last));
}
