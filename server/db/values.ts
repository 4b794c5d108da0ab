import pg from 'pg';
import type { SqlValue } from './database.ts';

const { builtins } = pg.types;
// The types of pg list scalar types only; its parsers include arrays.
const getTypeParser = pg.types.getTypeParser as (oid: number, format: 'text') => (text: string) => unknown;
const TEXT_ARRAY_OID = 1009;
/** Arrays of date, timestamp and timestamptz. */
const timeArrayOids = new Set([1182, 1115, 1185]);
const asText = (text: string) => text;

/**
 * Returns the parser of one column type, the same for both engines. Times stay text: turning 20 rows of timestamps into
 * `Date` and back into JSON costs a fifth of a feed's time.
 */
export function readerOf(oid: number): (text: string) => unknown {
  switch (oid) {
    case builtins.INT8:
    case builtins.DATE:
    case builtins.TIMESTAMP:
    case builtins.TIMESTAMPTZ:
    case builtins.NUMERIC:
      return asText;
    default:
      return getTypeParser(timeArrayOids.has(oid) ? TEXT_ARRAY_OID : oid, 'text');
  }
}

/** Encodes a parameter as PostgreSQL reads it, so that both engines receive the same text. */
export function writeValue(value: SqlValue | undefined): string | null {
  if (value === null) return null;
  if (value === undefined) throw new TypeError('A statement parameter is undefined; give null or a value.');
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return writeArray(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  throw new TypeError('A statement parameter is an object; wrap JSON in json(), send times as ISO text.');
}

function writeArray(values: readonly SqlValue[]): string {
  const parts = values.map((value) => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return writeArray(value);
    const text = writeValue(value);
    return `"${text?.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${parts.join(',')}}`;
}
