import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Queryable } from '#server/db/database.ts';

const SERVER = fileURLToPath(new URL('../../server/', import.meta.url));
const SOURCES = [
  fileURLToPath(import.meta.url),
  join(SERVER, 'db/values.ts'),
  ...(await readdir(join(SERVER, 'db/migrations'))).sort().map((name) => join(SERVER, 'db/migrations', name)),
];

/** One column of a table, as PostgreSQL's catalogue describes it. */
interface Column {
  table: string;
  name: string;
  /** Name of the type in `pg_type`; of the element in an array. */
  type: string;
  is_array: boolean;
  is_nullable: boolean;
  comment: string | null;
  table_comment: string | null;
  /** Definitions of the check constraints on this column alone. */
  checks: string[];
  /** Definition of a view; null for a table. */
  view: string | null;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typcategory = 'A' as is_array,
         case when t.typcategory = 'A' then e.typname else t.typname end as type,
         not a.attnotnull as is_nullable,
         col_description(c.oid, a.attnum) as comment, obj_description(c.oid, 'pg_class') as table_comment,
         array(select pg_get_constraintdef(k.oid) from pg_constraint k
                where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                order by k.conname) as checks,
         case c.relkind when 'v' then pg_get_viewdef(c.oid) end as view
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem
   where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition
   order by c.relname collate "C", a.attnum`;

/** TypeScript types of the values that `readerOf` in server/db/values.ts returns, by PostgreSQL type. */
const VALUE_TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array<ArrayBuffer>',
  cidr: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'string',
  text: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
};

/** Returns the values that a check constraint limits a text column to, or undefined when it does something else. */
export function checkedValues(definition: string): string[] | undefined {
  const [, list] =
    /^CHECK \(\((?:\(?\w+ IS NULL\)? OR \()?\(?"?\w+"? = ANY \(ARRAY\[([^\]]*)\]\)\)*$/.exec(definition) ??
    [];
  const values = list?.split(', ').map((item) => /^'([^']*)'::text$/.exec(item)?.[1]);
  return values?.every((value) => value !== undefined) ? values : undefined;
}

function valueType({
  table,
  name,
  type,
  is_array: isArray,
  is_nullable: isNullable,
  checks,
}: Column): string {
  const base = VALUE_TYPES[type];
  if (base === undefined)
    throw new Error(`${table}.${name}: name the TypeScript type of ${type} in VALUE_TYPES.`);
  const values =
    isArray || base !== 'string' ? [] : checks.map(checkedValues).filter((list) => list !== undefined);
  const plain = values[0]?.map((value) => `'${value}'`).join(' | ') ?? base;
  const whole = isArray ? `${plain}[]` : plain;
  return isNullable && whole !== 'unknown' ? `${whole} | null` : whole;
}

function docComment(text: string | null, indent: string): string {
  return text === null ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n`;
}

/**
 * Returns the column of a table that a column of a view passes on. The catalogue states neither its nullability nor its
 * checks for the view. Undefined for an expression, and in a view of several tables.
 */
function passedOn({ name, view }: Column, columns: readonly Column[]): Column | undefined {
  const [, list = '', table] = /^\s*SELECT (.+?)\s+FROM (\w+)\s*(?:WHERE .*)?;$/s.exec(view ?? '') ?? [];
  const source = list
    .split(/,\s+/)
    .map((item) => /^(\w+)(?: AS (\w+))?$/.exec(item))
    .find((item) => (item?.[2] ?? item?.[1]) === name)?.[1];
  return columns.find((column) => column.table === table && column.name === source);
}

/** Returns the text of generated/schema.ts, without its head: a type of every table of a migrated database. */
export async function rowTypes(db: Queryable): Promise<string> {
  const columns = await db.query<Column>(COLUMNS);
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const lines = own.map(
      (column) =>
        `${docComment(column.comment, '    ')}    ${column.name}: ${valueType(passedOn(column, columns) ?? column)};\n`,
    );
    return `${docComment(own[0]?.table_comment ?? null, '  ')}  ${table}: {\n${lines.join('')}  };\n`;
  });
  return `/** The columns of every table, as a statement returns them. Name them by \`Columns\` of server/db/columns.ts. */
export interface Tables {\n${tables.join('')}}\n`;
}

function head(digest: string): string {
  return `// Written by \`npm run generate\` from server/db/migrations/. Do not edit.\n// Digest: ${digest}\n`;
}

/** Returns the digest of what the module is made of, and of the module, so that an edited one is written anew. */
async function digestOf(body: string): Promise<string> {
  const hash = createHash('sha256').update(body);
  for (const source of SOURCES) hash.update(basename(source)).update(await readFile(source));
  return hash.digest('hex').slice(0, 32);
}

/** Returns true when a text of generated/schema.ts is unedited and what it is made of has not changed. */
export async function isCurrent(text: string): Promise<boolean> {
  const [first = '', second = '', ...body] = text.split(/(?<=\n)/);
  return head(await digestOf(body.join(''))) === first + second;
}

/**
 * Returns the text of generated/schema.ts: a database in memory is migrated and its tables are read. That takes
 * seconds, so the present text is returned when neither it nor what it is made of has changed.
 *
 * @param present the text of the file; undefined for none
 */
export async function schemaModule(present: string | undefined): Promise<string> {
  if (present !== undefined && (await isCurrent(present))) return present;
  // Imported only when needed: server code reads generated/ and may not run while the contract changes.
  const { openPglite } = await import('#server/db/pglite.ts');
  const { migrate } = await import('#server/lifecycle/migrate.ts');
  const db = await openPglite({});
  try {
    await migrate(db);
    const types = await rowTypes(db);
    return head(await digestOf(types)) + types;
  } finally {
    await db.close();
  }
}
