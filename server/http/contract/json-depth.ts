/** Levels of lists and objects in one body. The deepest the contract describes has a dozen. */
export const mostLevels = 50;

/**
 * Whether a JSON text has more levels than {@link mostLevels}. Told from the text alone: parsing, checking and walking
 * a hundred thousand levels would cost seconds, or the process its stack.
 */
export function isTooDeep(json: string): boolean {
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === openList || code === openObject) {
      level += 1;
      if (level > mostLevels) return true;
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

/** Where the text that opens at `from` closes; the end of the JSON when it never does. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}
