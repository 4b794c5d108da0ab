import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../scripts/contract/catalogue.ts';
import { bundle, type JsonSchema, type OperationRow, operationRows, resolve } from './bundle.ts';
import ledger from './ledger.json' with { type: 'json' };
import admitted from './not-yet.json' with { type: 'json' };

const notYet: string[] = admitted;

interface LedgerCall {
  call: string;
  query?: string[];
  body?: string[];
  answer?: string[];
}

const shapeOf = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');
const keyOf = ({ method, path }: OperationRow): string => `${method.toUpperCase()} ${shapeOf(path)}`;
const byKey = new Map(operationRows.map((row) => [keyOf(row), row]));

/** Returns the fields an object of this schema can have, including those of every member of a union. */
function fieldsOf(schema: JsonSchema | undefined): string[] {
  const found = resolve<JsonSchema>(schema ?? {});
  const members = [...(found.oneOf ?? []), ...(found.anyOf ?? []), ...(found.allOf ?? [])];
  return [...Object.keys(found.properties ?? {}), ...members.flatMap(fieldsOf)];
}

/** Returns every field name anywhere in the answer, because the specification lists some without their location. */
function answerFieldsOf({ operation }: OperationRow): Set<string> {
  const names = new Set<string>();
  const seen = new Set<JsonSchema>();
  const walk = (schema: JsonSchema | undefined) => {
    const found = resolve<JsonSchema>(schema ?? {});
    if (seen.has(found)) return;
    seen.add(found);
    for (const [name, child] of Object.entries(found.properties ?? {})) {
      names.add(name);
      walk(child);
    }
    for (const child of [...(found.oneOf ?? []), ...(found.anyOf ?? []), ...(found.allOf ?? [])]) walk(child);
    if (found.items) walk(found.items);
  };
  for (const status of ['200', '201', '202'])
    walk(operation.responses[status]?.content?.['application/json']?.schema);
  return names;
}

function missingOf({ call, query = [], body = [], answer = [] }: LedgerCall): string[] {
  const row = byKey.get(shapeOf(call));
  if (!row) return [call];
  const taken = new Set(row.parameters.map((parameter) => parameter.name.replace(/\[\d*\]$/, '')));
  const media = Object.values(row.operation.requestBody?.content ?? {})[0];
  const sent = new Set(fieldsOf(media?.schema));
  const answered = answerFieldsOf(row);
  return [
    ...query.filter((name) => !taken.has(name)).map((name) => `${call} query ${name}`),
    ...body.filter((name) => !sent.has(name)).map((name) => `${call} body ${name}`),
    ...answer.filter((name) => !answered.has(name)).map((name) => `${call} answer ${name}`),
  ];
}

const calls = (ledger.calls as LedgerCall[]).flatMap(missingOf);
const families = ledger.families
  .filter(({ pattern }) => ![...byKey.keys()].some((key) => new RegExp(pattern.replace(' ^', ' ')).test(key)))
  .map(({ about }) => about);
const entities = Object.entries(ledger.entities).flatMap(([name, fields]) => {
  const schema = bundle.components.schemas[name];
  if (!schema) return [name];
  const known = new Set(fieldsOf(schema));
  return fields.filter((field) => !known.has(field)).map((field) => `${name}.${field}`);
});
const catalogue = new Set(readCatalogue().map((entry) => entry.code));
const codes = Object.keys(ledger.codes).filter((code) => !catalogue.has(Number(code)));

describe('names of the specification in the contract', () => {
  const missing = [...calls, ...families, ...entities, ...codes];

  test('the contract lacks only what not-yet.json lists', () => {
    expect(missing.filter((entry) => !notYet.includes(entry))).toEqual([]);
  });

  test('not-yet.json lists nothing that exists', () => {
    expect(notYet.filter((entry) => !missing.includes(entry))).toEqual([]);
  });
});

test('every code of the specification is answered by some call', () => {
  const answered = new Set(operationRows.flatMap(({ operation }) => operation['x-errors']));
  const unused = Object.keys(ledger.codes).filter((code) => !answered.has(Number(code)));
  expect(unused.filter((code) => !notYet.includes(`unanswered ${code}`))).toEqual([]);
});

test('operations of the specification are marked as such, all others as designed', () => {
  const listed = new Set(
    ledger.calls.filter((call) => !('pathIsOurs' in call)).map(({ call }) => shapeOf(call)),
  );
  for (const row of operationRows) {
    expect(`${keyOf(row)} ${row.operation['x-origin']}`).toBe(
      `${keyOf(row)} ${listed.has(keyOf(row)) ? 'spec' : 'designed'}`,
    );
  }
});
