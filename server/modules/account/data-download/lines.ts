import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { LineTooLong, splitLines } from '#server/core/lines.ts';

export { LineTooLong };

/** Maximum length of a row in characters: a post has a megabyte at most, and JSON may escape every byte. */
export const MAX_ROW_BYTES = 16_000_000;

function linesIn(source: Readable, longest: number): AsyncGenerator<string> {
  return splitLines(source.setEncoding('utf8') as AsyncIterable<string>, longest);
}

/** Returns the text of a row without the trailing comma; undefined for a line without a row. */
function rowOf(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  return line.endsWith(',') ? line.slice(0, -1) : line;
}

/**
 * Reads the rows, as text, of a file that holds a JSON array with one row per line.
 *
 * @throws {LineTooLong} when a line exceeds the maximum length of a row
 */
export async function* rowsIn(source: Readable, longest = MAX_ROW_BYTES): AsyncGenerator<string> {
  for await (const line of linesIn(source, longest)) {
    const row = rowOf(line);
    if (row !== undefined) yield row;
  }
}

/** A line of a file: a row, or the reason why it is invalid. */
export type ArrayLine = { number: number; row: string } | { number: number; row: undefined; problem: string };

/**
 * Reads a file like {@link rowsIn}, and also reports lines that contain neither a row nor the brackets of the array.
 */
export async function* arrayRows(source: Readable): AsyncGenerator<ArrayLine> {
  let number = 0;
  let isClosed = true;
  for await (const line of linesIn(source, MAX_ROW_BYTES)) {
    number += 1;
    const row = rowOf(line);
    if (row !== undefined) yield { number, row };
    else if (line === ']' || line === '[]') isClosed = true;
    else if (line === '[') isClosed = false;
    else if (line !== '') yield { number, row, problem: 'is no row; each row stands on a line of its own' };
  }
  if (!isClosed)
    yield {
      number,
      row: undefined,
      problem: 'is the last one, and the list is not closed: the file is cut off',
    };
}

/** Reads the rows of a file on the disk. */
export const rowsOfFile = (path: string) => rowsIn(createReadStream(path));
