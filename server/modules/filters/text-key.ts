/** Returns the comparison key of a filtered text, normalized like post texts in `server/policies`. */
export function textKey(text: string): string {
  return text.trim().toLowerCase();
}
