import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { type Document, operationsOf } from './document.ts';

/** The parts of a fixture that are plain data, by name. */
export interface FixtureData {
  conformance?: {
    request?: unknown;
    list?: Record<string, unknown>;
    undo?: Record<string, unknown>;
    freeText?: unknown;
  };
  fuzz?: unknown;
}

const DATA_PARTS: readonly string[] = ['conformance', 'fuzz'] satisfies (keyof FixtureData)[];

/** Returns the value of an expression that consists of literals only; throws for any other. */
function literalValue(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalValue);
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(literalEntry));
  throw new Error(`"${node.getText()}" is not plain data`);
}

function literalEntry(property: ts.ObjectLiteralElementLike): [string, unknown] {
  const { name } = property;
  if (!ts.isPropertyAssignment(property) || !name || ts.isComputedPropertyName(name))
    throw new Error(`"${property.getText()}" is not plain data`);
  return [name.text, literalValue(property.initializer)];
}

/**
 * Returns the data of a fixture's file without running it: it imports the server, which may not compile while the
 * contract changes.
 *
 * @throws Error when the file exports no fixture of its name, or a part that must be plain data is computed
 */
export function fixtureData(file: string, text: string): FixtureData {
  const id = basename(file, '.ts');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const fixture = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === id)?.initializer;
  if (!fixture || !ts.isObjectLiteralExpression(fixture))
    throw new Error(`${file}: exports no fixture named ${id}`);
  const parts = fixture.properties.filter(
    ({ name }) => name && ts.isIdentifier(name) && DATA_PARTS.includes(name.text),
  );
  try {
    return Object.fromEntries(parts.map(literalEntry)) as FixtureData;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Returns the files of fixtures below `root`, sorted, with forward slashes on every system. */
export function fixtureFiles(root: string): string[] {
  return globSync('tests/fixtures/*/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('tests/fixtures/shared/'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** Describes the files that are in another tag's folder or belong to no operation. */
function misplacedFixtures(document: Document, files: readonly string[]): string[] {
  const tags = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation.tags[0]]),
  );
  return files.flatMap((file) => {
    const id = basename(file, '.ts');
    const tag = tags.get(id);
    if (tag === undefined) return [`${file}: the contract has no operation "${id}"`];
    return file === `tests/fixtures/${tag}/${id}.ts` ? [] : [`${file}: "${id}" has the tag ${tag}`];
  });
}

/**
 * Returns the text of generated/fixtures.json: the data of all fixtures as the conformance kit and the fuzzer read it,
 * also where they are published without the tests.
 *
 * @throws Error when a file is named after no operation, or is in another tag's folder
 */
export function fixturesText(document: Document, root: string): string {
  const files = fixtureFiles(root);
  const wrong = misplacedFixtures(document, files);
  if (wrong.length > 0) throw new Error(`Fixtures that belong to no operation:\n${wrong.join('\n')}`);
  const all = files.map(
    (file) => [basename(file, '.ts'), fixtureData(file, readFileSync(join(root, file), 'utf8'))] as const,
  );
  const byOperation = <Value>(part: (data: FixtureData) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      all.flatMap(([id, data]) => {
        const value = part(data);
        return value === undefined ? [] : [[id, value]];
      }),
    );
  const rows = (name: string, part: 'list' | 'undo') =>
    Object.entries(byOperation(({ conformance }) => conformance?.[part])).map(([id, row]) => ({
      [name]: id,
      ...row,
    }));
  const joined = {
    recipes: byOperation(({ conformance }) => conformance?.request),
    lists: rows('list', 'list'),
    undo: rows('call', 'undo'),
    freeTextFields: byOperation(({ conformance }) => conformance?.freeText),
    fuzz: byOperation(({ fuzz }) => fuzz),
  };
  return `${JSON.stringify(joined, null, 1)}\n`;
}
