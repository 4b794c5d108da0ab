import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/**
 * The rows of a file that holds an array with a row to a line, as text. Only line feeds end one: Node's own reader also
 * splits at separators that texts of members may hold.
 *
 * @throws RangeError when a line is longer than any row can be
 */
export async function* rowsIn(source: Readable, longest = 32_000_000): AsyncGenerator<string> {
  let open = '';
  for await (const chunk of source.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (open + chunk).split('\n');
    open = lines.pop() ?? '';
    if (open.length > longest) throw new RangeError('A line is too long.');
    for (const line of lines) if (line.startsWith('{')) yield line.endsWith(',') ? line.slice(0, -1) : line;
  }
}

/** The rows of a file on the disk. */
export const rowsOfFile = (path: string) => rowsIn(createReadStream(path));
