/** Returns a text with something inserted before its last line that is exactly `end`. */
export function insertBefore(text: string, end: string, inserted: string): string {
  const at = text.lastIndexOf(`\n${end}`);
  if (at < 0) throw new Error(`The file has no line "${end}".`);
  return `${text.slice(0, at + 1)}${inserted}${text.slice(at + 1)}`;
}
