import type { Document } from './document.ts';

/**
 * Keys whose entries are written on one line each: examples, and the headers of responses, which are the same nearly
 * everywhere.
 */
const SINGLE_LINE_KEYS = new Set(['value', 'headers']);

/**
 * Serialises a document as JSON: one line per value, but every example and the headers of every response on a line of
 * their own. Indented throughout, these would be most of the file.
 */
export function bundleText(document: Document): string {
  const lines: string[] = [];
  const withMarks = JSON.stringify(
    document,
    (key, value: unknown) => {
      if (!SINGLE_LINE_KEYS.has(key) || typeof value !== 'object' || value === null) return value;
      lines.push(JSON.stringify(value));
      return `@@line:${lines.length - 1}`;
    },
    1,
  );
  return `${withMarks.replace(/"@@line:(\d+)"/g, (_, index: string) => lines[Number(index)] ?? '')}\n`;
}
