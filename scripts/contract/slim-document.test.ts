import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Document, operationsOf } from './document.ts';
import { slimDocument } from './slim-document.ts';

const text = await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(text) as Document;
const slim = slimDocument(document);
const slimText = JSON.stringify(slim);

test('slimDocument has every operation with its statuses, in a fifth of the size', () => {
  const answers = (contract: Document) =>
    operationsOf(contract).map(({ operation }) => [operation.operationId, Object.keys(operation.responses)]);
  expect(answers(slim)).toEqual(answers(document));
  expect(slim.components.schemas).toEqual(document.components.schemas);
  expect(slimText.length).toBeLessThan(0.2 * JSON.stringify(document).length);
});

test('slimDocument writes repeated responses once, and every reference leads somewhere', () => {
  const components = slim.components as unknown as Record<string, Record<string, object>>;
  const shared = Object.values(components.responses ?? {}).map((response) => JSON.stringify(response));
  expect(shared.length).toBeGreaterThan(20);
  for (const response of shared) expect(slimText.split(response)).toHaveLength(2);
  for (const [, group = '', name = ''] of slimText.matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g))
    expect([group, name, name in (components[group] ?? {})]).toEqual([group, name, true]);
});

test('slimDocument leaves the document as it is', () => {
  expect(JSON.stringify(document)).toBe(JSON.stringify(JSON.parse(text)));
});
