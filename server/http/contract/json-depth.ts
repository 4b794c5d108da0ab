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
    if (code === quote) at = endOfText(json, at);
    else if (code === openList || code === openObject) {
      level += 1;
      if (level > MAX_JSON_DEPTH) return true;
    } else if (code === closeList || code === closeObject) level -= 1;
  }
  return false;
}

const quote = 0x22;
const backslash = 0x5c;
const openList = 0x5b;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

/** Returns the end of the string that opens at `from`, or the end of the JSON when it is not closed. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}
