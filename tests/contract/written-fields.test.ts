import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract, resolve } from '../../conformance/contract.ts';
import { filesMatching, isTest } from '../architecture/source-files.ts';

/**
 * Checks that the server writes each field that the contract promises in an answer: its name must occur in the server's
 * code. A field that no code names is listed in `unwritten-fields.json` with the reason, where `gap` says that the server
 * owes it.
 */

interface UnwrittenFields {
  /** `Schema.field`, or `operation.field` of an answer without a schema of its own. */
  fields: string[];
  why: string;
}

const listed = JSON.parse(
  readFileSync(new URL('./unwritten-fields.json', import.meta.url), 'utf8'),
) as UnwrittenFields[];

/** Settings and limits are answered from what is generated of the contract. */
const generated = ['setting-defaults', 'limits'].map((name) => ({
  path: `generated/${name}.ts`,
  text: readFileSync(new URL(`../../generated/${name}.ts`, import.meta.url), 'utf8'),
}));

const words = new Set(
  [...filesMatching(/^server\/.*\.(?:ts|sql)$/), ...filesMatching(/^openapi\/world\/.*\.ts$/), ...generated]
    .filter((file) => !isTest(file))
    .flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
);

/** Adds the fields of a schema and of all it refers to; each named schema once. */
function collectFields(given: unknown, owner: string, path: string, known: Map<string, string>): void {
  const ref = (given as { $ref?: string } | undefined)?.$ref;
  const name = ref?.includes('/schemas/') ? ref.split('/').at(-1) : undefined;
  if (name !== undefined && known.has(name)) return;
  if (name !== undefined) known.set(name, '');
  const [at, prefix] = name === undefined ? [owner, path] : [name, ''];
  const schema = resolve(given);
  for (const kind of ['allOf', 'oneOf', 'anyOf'])
    for (const part of (schema[kind] as unknown[] | undefined) ?? []) collectFields(part, at, prefix, known);
  if (schema.items) collectFields(schema.items, at, `${prefix}[]`, known);
  for (const [field, property] of Object.entries((schema.properties ?? {}) as Record<string, unknown>)) {
    known.set(`${at}${prefix}.${field}`, field);
    collectFields(property, at, `${prefix}.${field}`, known);
  }
}

/** All fields of successful answers, each with its name. */
const fields = new Map<string, string>();
for (const methods of Object.values(contract.paths))
  for (const operation of Object.values(methods as Record<string, unknown>)) {
    const { operationId, responses = {} } = operation as {
      operationId?: string;
      responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
    };
    if (operationId === undefined) continue;
    for (const [status, response] of Object.entries(responses)) {
      const schema = status.startsWith('2') ? response.content?.['application/json']?.schema : undefined;
      if (schema) collectFields(schema, operationId, '', fields);
    }
  }

test('the server names every field that the contract promises in an answer, or the field is listed with its reason', () => {
  const unwritten = [...fields].flatMap(([path, name]) => (name === '' || words.has(name) ? [] : [path]));
  expect(unwritten.toSorted()).toEqual(listed.flatMap((row) => row.fields).toSorted());
  expect(listed.filter(({ why }) => why.trim() === '')).toEqual([]);
});
