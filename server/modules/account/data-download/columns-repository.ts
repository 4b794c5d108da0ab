import type { Queryable } from '#server/db/database.ts';
import type { Part, Reference } from '#server/member-data/parts.ts';

/** A column of the database schema. */
export interface DeclaredColumn {
  name: string;
  /** The type as PostgreSQL prints it, for example `bigint` or `text[]`. */
  type: string;
  isRequired: boolean;
}

/** Schema of a table. */
export interface DeclaredTable {
  columns: ReadonlyMap<string, DeclaredColumn>;
  primaryKey: readonly string[];
  references: readonly Reference[];
}

/** Reads the schema of a part's table from the database, so that checks always match the migrations. */
export async function declaredTable(
  db: Queryable,
  { table, keys: ofView }: Pick<Part, 'table' | 'keys'>,
): Promise<DeclaredTable> {
  const columns = await db.query<DeclaredColumn>(
    `select attname::text as name, format_type(atttypid, null) as type, attnotnull as "isRequired"
       from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const names = (from: string, numbers: string): string =>
    `array(select a.attname::text from unnest(${numbers}) with ordinality k (n, place)
       join pg_attribute a on a.attrelid = ${from} and a.attnum = k.n order by k.place)`;
  const keys = await db.query<Reference & { kind: string }>(
    `select c.contype::text as kind, ${names('c.conrelid', 'c.conkey')} as columns,
            c.confrelid::regclass::text as table, ${names('c.confrelid', 'c.confkey')} as keys
       from pg_constraint c where c.conrelid = $1::text::regclass and c.contype in ('p', 'f')`,
    [table],
  );
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey: ofView?.primary ?? keys.find(({ kind }) => kind === 'p')?.columns ?? [],
    references: ofView?.references ?? keys.filter(({ kind }) => kind === 'f'),
  };
}

const BIGINT_LIMIT = 2n ** 63n;
const TIMESTAMP_RANGE = {
  from: Date.parse('0001-01-01T00:00:00Z'),
  to: Date.parse('9999-12-31T23:59:59.999Z'),
};

function isWhole(value: unknown, limit: bigint): boolean {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^-?[0-9]{1,19}$/.test(text)) return false;
  const number = BigInt(text);
  return number < limit && number >= -limit;
}

/**
 * Returns true for a timestamp that JavaScript and JSON can represent; PostgreSQL also has `infinity` and the year
 * 294276.
 */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:[T ].+)?$/.test(value)) return false;
  const moment = Date.parse(value);
  return moment >= TIMESTAMP_RANGE.from && moment <= TIMESTAMP_RANGE.to;
}

const TYPES: Readonly<Record<string, readonly [words: string, fits: (value: unknown) => boolean]>> = {
  bigint: ['a whole number', (value) => isWhole(value, BIGINT_LIMIT)],
  integer: ['a whole number', (value) => isWhole(value, 2n ** 31n)],
  smallint: ['a whole number', (value) => isWhole(value, 2n ** 15n)],
  'double precision': ['a number', (value) => typeof value === 'number'],
  numeric: ['a number', (value) => isWhole(value, BIGINT_LIMIT) || typeof value === 'number'],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  text: ['text', (value) => typeof value === 'string'],
  date: ['a date', (value) => isMoment(value) && String(value).length === 10],
  'timestamp with time zone': ['a date and time', isMoment],
  bytea: [
    'bytes in hexadecimal',
    (value) => typeof value === 'string' && /^\\x(?:[0-9a-f]{2})*$/i.test(value),
  ],
};

/**
 * Returns the reason why a JSON value does not fit a column type; undefined when it fits. JSON columns accept any
 * value.
 */
export function problemOfType(type: string, value: unknown): string | undefined {
  if (type.startsWith('json')) return undefined;
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return 'must be a list';
    const wrong = value.findIndex((item) => problemOfType(type.slice(0, -2), item) !== undefined);
    return wrong < 0
      ? undefined
      : `must be a list; item ${wrong + 1} ${problemOfType(type.slice(0, -2), value[wrong])}`;
  }
  const [words, fits] = TYPES[type] ?? TYPES.text ?? [];
  return fits?.(value) ? undefined : `must be ${words}`;
}
