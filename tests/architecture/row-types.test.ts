import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesMatching, isTest, type SourceFile } from './source-files.ts';

const parse = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

/** Names of the columns of every table. */
const COLUMNS = new Map<string, Set<string>>();
const schema = readFileSync(new URL('../../generated/schema.ts', import.meta.url), 'utf8');
for (const statement of parse('schema.ts', schema).statements)
  if (ts.isInterfaceDeclaration(statement))
    for (const table of statement.members)
      if (ts.isPropertySignature(table) && table.type && ts.isTypeLiteralNode(table.type))
        COLUMNS.set(
          table.name.getText(),
          new Set(table.type.members.map((column) => column.name?.getText() ?? '')),
        );

/** Members of row types that are declared by hand although a table has a column of that name, with the reason. */
const EXCEPTIONS = new Map([
  ['server/modules/admin/feature-flags/flags-repository.ts name', 'a feature of LABS_FLAGS'],
  ['server/modules/settings/labs/labs-repository.ts name', 'a feature of LABS_FLAGS'],
  [
    'server/modules/messaging/conversations/messages-repository.ts kind',
    'says which content the message has',
  ],
  ['server/modules/messaging/conversations/messages-repository.ts content', 'is typed by the kind'],
  ['server/modules/onboarding/topic-repository.ts tag', 'a parameter of the statement'],
  ['server/modules/tags/hubs/tag-pictures-repository.ts tag', 'a parameter of the statement'],
]);

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
type RowType = ts.InterfaceDeclaration | ts.TypeLiteralNode;
interface Scope {
  own: ReadonlyMap<string, Declaration>;
  all: ReadonlyMap<string, Declaration>;
}

function declarationsOf(source: ts.SourceFile): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      found.set(statement.name.text, statement);
  return found;
}

/** Returns the interfaces and literals that a row type is made of. */
function rowTypesOf(type: ts.TypeNode, scope: Scope): RowType[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  if (ts.isParenthesizedTypeNode(type)) return rowTypesOf(type.type, scope);
  if (ts.isArrayTypeNode(type)) return rowTypesOf(type.elementType, scope);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => rowTypesOf(part, scope));
  if (!ts.isTypeReferenceNode(type)) return [];
  const declared = scope.own.get(type.typeName.getText()) ?? scope.all.get(type.typeName.getText());
  if (declared === undefined) return [];
  return ts.isInterfaceDeclaration(declared) ? [declared] : rowTypesOf(declared.type, scope);
}

/** Returns the row type of a call: its type argument, or the return type of the function that passes its rows on. */
function rowTypeOf(call: ts.CallExpression): ts.TypeNode | undefined {
  if (call.typeArguments?.[0]) return call.typeArguments[0];
  const isBody = ts.isArrowFunction(call.parent);
  if (!isBody && !ts.isReturnStatement(call.parent)) return undefined;
  const caller = isBody ? call.parent : ts.findAncestor(call, ts.isFunctionLike);
  return caller?.type && ts.isTypeReferenceNode(caller.type) ? caller.type.typeArguments?.[0] : undefined;
}

/** Returns the names of the columns that a row type declares itself, not through the schema. */
function handWritten(type: RowType): string[] {
  const picked = ts.isInterfaceDeclaration(type)
    ? (type.heritageClauses ?? []).map((clause) => clause.getText()).join()
    : '';
  return type.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || member.type?.getText().includes('Tables[')) return [];
    const name = member.name.getText();
    return picked.includes(`'${name}'`) ? [] : [name];
  });
}

/** Returns the tables that an SQL text names. */
function tablesIn(sql: string): Set<string>[] {
  const names = [...sql.matchAll(/\b(?:from|join|into|update|using)\s+(\w+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].flatMap((name) => COLUMNS.get(name) ?? []);
}

/** Returns the columns of a file's statements that are selected as they are, with a type written by hand. */
function faultsOf({ path, text }: SourceFile, all: ReadonlyMap<string, Declaration>): string[] {
  const source = parse(path, text);
  const scope = { own: declarationsOf(source), all };
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const rowType = ts.isCallExpression(node) ? rowTypeOf(node) : undefined;
    if (ts.isCallExpression(node) && rowType) {
      const called = node.expression.getText().split('.').at(-1);
      const statement =
        called === 'query' ? node.arguments[0] : called === 'first' ? node.arguments[1] : undefined;
      // A composed statement may take its columns from elsewhere in the file.
      const sql =
        statement && ts.isStringLiteralLike(statement) ? statement.text : statement === undefined ? '' : text;
      const tables = tablesIn(sql);
      for (const name of rowTypesOf(rowType, scope).flatMap(handWritten)) {
        if (!tables.some((columns) => columns.has(name)) || new RegExp(`\\bas "?${name}\\b`).test(sql))
          continue;
        faults.push(`${path} ${name}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

test('row types take the columns of a table from the schema (Columns of server/db/columns.ts)', () => {
  const files = filesMatching(/^server\/.*\.ts$/).filter((file) => !isTest(file));
  const all = new Map(files.flatMap(({ path, text }) => [...declarationsOf(parse(path, text))]));
  const found = new Set(files.flatMap((file) => faultsOf(file, all)));
  // Equal both ways, so that an exception that is needed no more fails as well.
  expect([...found].toSorted()).toEqual([...EXCEPTIONS.keys()].toSorted());
});

test('a column that a row type declares by hand is found, an alias and a computed one are not', () => {
  const faults = (type: string, sql: string) =>
    faultsOf({ path: 'x.ts', text: `first<${type}>(db, '${sql}');` }, new Map());
  expect(faults('{ uuid: string }', 'select uuid from blogs')).toEqual(['x.ts uuid']);
  expect(faults("Columns<'blogs', 'uuid'> & { name: string }", 'select uuid, name from blogs')).toEqual([
    'x.ts name',
  ]);
  expect(faults("{ uuid: Tables['blogs']['uuid'] }", 'select uuid from blogs')).toEqual([]);
  expect(faults('{ name: string }', 'select lower(name) as name from blogs')).toEqual([]);
  const returned = "const f = (): Promise<{ uuid: string }[]> => db.query('select uuid from blogs');";
  expect(faultsOf({ path: 'x.ts', text: returned }, new Map())).toEqual(['x.ts uuid']);
  expect(faults('{ count: number }', 'select count(*)::int from blogs')).toEqual([]);
});
