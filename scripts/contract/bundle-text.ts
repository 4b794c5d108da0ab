import type { Document } from './document.ts';

/**
 * A document as JSON text: one line per value, but every example on a line of its own. Indented throughout, the
 * examples would be two thirds of the file and hide the contract in it.
 */
export function bundleText(document: Document): string {
  const lines: string[] = [];
  const withMarks = JSON.stringify(
    document,
    (key, value: unknown) => {
      if (key !== 'value' || typeof value !== 'object' || value === null) return value;
      lines.push(JSON.stringify(value));
      return `@@example:${lines.length - 1}`;
    },
    1,
  );
  return `${withMarks.replace(/"@@example:(\d+)"/g, (_, index: string) => lines[Number(index)] ?? '')}\n`;
}
