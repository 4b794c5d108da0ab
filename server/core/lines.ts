/** Thrown for a line that is longer than the reader allows. */
export class LineTooLong extends RangeError {
  override readonly name = 'LineTooLong';
  /** The number of the line, counted from 1. */
  readonly line: number;

  constructor(line: number, longest: number) {
    super(`Line ${line} is longer than ${longest} characters.`);
    this.line = line;
  }
}

/**
 * Splits a text stream into lines. Only line feeds end a line: Node's own reader also splits at U+2028 and U+2029, which
 * members' texts may contain. A line that never ends costs time and memory in proportion to `longest`, not to the stream:
 * each chunk is searched once and the bound is checked before the line is put together.
 *
 * @throws {LineTooLong} as soon as a line passes the bound
 */
export async function* splitLines(source: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let pieces: string[] = [];
  let length = 0;
  let line = 1;
  const add = (piece: string): void => {
    length += piece.length;
    if (length > longest) throw new LineTooLong(line, longest);
    pieces.push(piece);
  };
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, end));
      yield pieces.join('');
      pieces = [];
      length = 0;
      line += 1;
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.slice(start));
  }
  if (length > 0) yield pieces.join('');
}
