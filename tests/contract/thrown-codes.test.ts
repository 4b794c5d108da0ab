import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#generated/errors.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Method } from '../../scripts/contract/document.ts';
import { impliedCodes } from '../../scripts/contract/implied-codes.ts';
import { filesMatching } from '../architecture/source-files.ts';
import { operationRows } from './bundle.ts';

/**
 * Checks that the code behind a built operation can throw each error it lists, or that `unthrown.json` says why not.
 */

interface Unthrown {
  codes: number[];
  operations: OperationId[];
  why: string;
}

const unthrown = JSON.parse(readFileSync(new URL('./unthrown.json', import.meta.url), 'utf8')) as Unthrown[];
const texts = new Map(filesMatching(/^server\/.*\.ts$/).map(({ path, text }) => [path, text]));
const handlers = new Map(
  [...texts.keys()]
    .filter((path) => /\/operations\/\w+\.ts$/.test(path))
    .map((path) => [posix.basename(path, '.ts') as OperationId, path]),
);
const slugs = new Map<number, string>(Object.entries(errorCatalogue).map(([slug, { code }]) => [code, slug]));

/** The codes that each operation lists itself, besides the implied ones. */
const named = new Map(
  operationRows.map(({ method, operation, parameters }) => {
    const implied = impliedCodes({
      method: method as Method,
      access: operation['x-access'],
      needsClient: true,
      parameters,
      hasBody: operation.requestBody !== undefined,
      scope: operation['x-scope'],
      isIdempotent: 'x-idempotency' in operation,
      isGated: 'x-feature' in operation,
    });
    const own = operation['x-errors'].filter((code) => !implied.has(code));
    return [operation.operationId as OperationId, own] as const;
  }),
);
const ownCodes = (id: OperationId): number[] => named.get(id) ?? [];

/** Returns the server files that a file imports. */
function importsOf(path: string): string[] {
  const sources = [...(texts.get(path) ?? '').matchAll(/from '([^']+)'/g)].map(([, source = '']) => source);
  return sources
    .map((source) =>
      source.startsWith('#server/')
        ? `server/${source.slice(8)}`
        : posix.join(posix.dirname(path), source.startsWith('.') ? source : ''),
    )
    .filter((file) => texts.has(file));
}

/** Returns a file with everything it imports, directly or indirectly. */
function dependenciesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const file of importsOf(path)) dependenciesOf(file, found);
  return found;
}

/** Returns the codes that an operation lists and nothing behind its handler throws. */
function unthrownCodesOf(id: OperationId, path: string): number[] {
  const files = [...dependenciesOf(path)].map((file) => texts.get(file) ?? '');
  return ownCodes(id).filter((code) => !files.some((text) => text.includes(`'${slugs.get(code)}'`)));
}

test('built operations can throw every error they list, or unthrown.json says why not', () => {
  const found = [...handlers].flatMap(([id, path]) =>
    unthrownCodesOf(id, path).map((code) => `${id} ${code}`),
  );
  const said = unthrown.flatMap(({ codes, operations: ids }) =>
    ids.flatMap((id) => codes.filter((code) => ownCodes(id).includes(code)).map((code) => `${id} ${code}`)),
  );
  expect([...new Set(found)].sort()).toEqual([...new Set(said)].sort());
});
