/** Maximum nesting of lists and objects in one body. The deepest body of the contract has a dozen levels. */
export const MAX_JSON_DEPTH = 50;

/**
 * Returns true when a JSON text has more levels than {@link MAX_JSON_DEPTH}. Works on the text alone: parsing, validating
 * and walking a hundred thousand levels would take seconds or overflow the stack.
 */
export function isTooDeep(json: string): boolean {
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE_CODE) at = endOfText(json, at);
    else if (code === OPEN_LIST_CODE || code === OPEN_OBJECT_CODE) {
      level += 1;
      if (level > MAX_JSON_DEPTH) return true;
    } else if (code === CLOSE_LIST_CODE || code === CLOSE_OBJECT_CODE) level -= 1;
  }
  return false;
}

const QUOTE_CODE = 0x22;
const BACKSLASH_CODE = 0x5c;
const OPEN_LIST_CODE = 0x5b;
const CLOSE_LIST_CODE = 0x5d;
const OPEN_OBJECT_CODE = 0x7b;
const CLOSE_OBJECT_CODE = 0x7d;

/** Returns the end of the string that opens at `from`, or the end of the JSON when it is not closed. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json.charCodeAt(at - 1 - escapes) === BACKSLASH_CODE) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}
