import type { Document } from './document.ts';

/** What stands on one line each: examples, and the headers of an answer, which are the same nearly everywhere. */
const ON_ONE_LINE = new Set(['value', 'headers']);

/**
 * A document as JSON text: one line per value, but every example and the headers of every answer on a line of their own.
 * Indented throughout, these would be most of the file and hide the contract in it.
 */
export function bundleText(document: Document): string {
  const lines: string[] = [];
  const withMarks = JSON.stringify(
    document,
    (key, value: unknown) => {
      if (!ON_ONE_LINE.has(key) || typeof value !== 'object' || value === null) return value;
      lines.push(JSON.stringify(value));
      return `@@line:${lines.length - 1}`;
    },
    1,
  );
  return `${withMarks.replace(/"@@line:(\d+)"/g, (_, index: string) => lines[Number(index)] ?? '')}\n`;
}
