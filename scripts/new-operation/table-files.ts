/** A table of things that members have, with everything that a table must enter. */
import { insertBefore } from './insert-before.ts';

/** Returns the number of the next migration: one above the highest. */
export function nextMigration(files: readonly string[]): string {
  const numbers = files.map((file) => Number.parseInt(file, 10)).filter((number) => !Number.isNaN(number));
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}

/** Returns the migration of a table with rows of members, and its undo migration. */
export function migrationFiles(table: string, number: string): Record<string, string> {
  const name = `server/db/migrations/${number}`;
  const file = table.replaceAll('_', '-');
  const words = table.replaceAll('_', ' ');
  return {
    [`${name}.do.${file}.sql`]: `-- The ${words} of members.
create table ${table} (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index ${table}_member on ${table} (user_id, id desc);
`,
    [`${name}.undo.${file}.sql`]: `drop table ${table};
`,
  };
}

const PARTS_IMPORT = "import { ownRows } from '#server/member-data/parts.ts';\n";
const DECLARATION = 'export const memberData: MemberDataDeclaration = {\n';

/** Returns a module's `member-data.ts` with the table in the archive; `file` is its text, empty for a new one. */
export function withMemberData(file: string, table: string): string {
  const words = table.replaceAll('_', ' ');
  const part = `    ownRows('${table}', 'Your ${words}.', 't.id', ['id', 'created_at']),\n`;
  if (file === '')
    return `import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
${PARTS_IMPORT}
/** The module's share of the data of a member. */
${DECLARATION}  parts: [
${part}  ],
};
`;
  const named = /import \{[^}]*\bownRows\b[^}]*\} from '#server\/member-data\/parts\.ts';/.test(file)
    ? file
    : withOwnRows(file);
  const [before = '', after] = named.split(DECLARATION);
  if (after === undefined) throw new Error('member-data.ts has no declaration of the usual form.');
  return after.startsWith('  parts: [\n')
    ? `${before}${DECLARATION}  parts: [\n${part}${after.slice('  parts: [\n'.length)}`
    : `${before}${DECLARATION}  parts: [\n${part}  ],\n${after}`;
}

/** Adds `ownRows` to the imports of a file. */
function withOwnRows(file: string): string {
  const names = /import \{ ([^}]*) \} from '#server\/member-data\/parts\.ts';/.exec(file);
  return names
    ? file.replace(names[0], `import { ${names[1]}, ownRows } from '#server/member-data/parts.ts';`)
    : file.replace(/(?<=^(?:import .*\n)+)/, PARTS_IMPORT);
}

/** Returns a `module.ts` that declares its member data. */
export function withMemberDataIn(module: string): string {
  if (/\bmemberData\b/.test(module)) return module;
  return module
    .replace(
      "import { defineModule } from '#server/define-module.ts';\n",
      (found) => `${found}import { memberData } from './member-data.ts';\n`,
    )
    .replace('defineModule({', 'defineModule({ memberData,');
}

/** Returns the table of the tests of bystanders with the statement that gives another member the like thing. */
export function withLikeThing(file: string, table: string): string {
  const [before = '', after] = file.split('const OWN: ');
  if (after === undefined) throw new Error('The file has no table OWN.');
  const end = after.indexOf('\n};');
  const own = after.slice(0, end + 4);
  return `${before}const OWN: ${insertBefore(own, '};', `  ${table}: \`insert into ${table} (user_id) values ($1)\`,\n`)}${after.slice(end + 4)}`;
}
