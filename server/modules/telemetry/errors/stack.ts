/** A place of a stack, in a built file. */
export interface StackFrame {
  /** Name of the function; empty when it has none. */
  name: string;
  /** Path of the file without its origin. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** Places of a stack that are kept. */
export const MAX_FRAMES = 30;
/** Characters of a line of a stack that are read. */
const MAX_LINE_LENGTH = 1000;
const MAX_NAME_LENGTH = 128;
const MAX_FILE_LENGTH = 256;

/** Place at the end of a line: address, line and column. */
const PLACE = /\(?((?:https?|[a-z-]+-extension):\/\/[^\s()]+):(\d{1,7}):(\d{1,7})\)?$/;

/** Returns what stands before the address: `at name (` in V8, `name@` in Firefox and Safari. */
function nameIn(before: string): string {
  const name = before
    .trim()
    .replace(/^at(?:\s+|$)/, '')
    .replace(/^async\s+/, '')
    .replace(/[(@\s]+$/, '');
  // Names of functions only: whatever else stands there could be of a person.
  return /^[\w$.<>[\]/# ]*$/.test(name) ? name.slice(0, MAX_NAME_LENGTH) : '';
}

/** Returns the path of an address without its query; that of an extension keeps only its scheme. */
function fileOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  return (/^https?:$/.test(url.protocol) ? url.pathname : url.protocol).slice(0, MAX_FILE_LENGTH);
}

/** Returns the places of a stack of V8, Firefox or Safari, innermost first; at most 30. */
export function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .slice(0, 2 * MAX_FRAMES)
    .flatMap((line): StackFrame[] => {
      const text = line.slice(0, MAX_LINE_LENGTH).trim();
      const place = PLACE.exec(text);
      const [whole = '', address = '', row, column] = place ?? [];
      const file = fileOf(address);
      if (file === '') return [];
      return [
        {
          name: nameIn(text.slice(0, text.length - whole.length)),
          file,
          line: Number(row),
          column: Number(column),
        },
      ];
    })
    .slice(0, MAX_FRAMES);
}
