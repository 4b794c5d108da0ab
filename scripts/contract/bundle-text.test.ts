import { expect, test } from 'vitest';
import { bundleText } from './bundle-text.ts';
import type { Document } from './document.ts';

test("bundleText keeps the document's content, with each example on one line", () => {
  const document = {
    openapi: '3.1.1',
    paths: {
      '/a': { get: { examples: { one: { summary: 'One', value: { rows: [1, { deep: 'yes' }] } } } } },
    },
    components: { schemas: { Value: { properties: { value: { type: 'string' } } } } },
  } as unknown as Document;
  const text = bundleText(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(text).toContain('"value": {"rows":[1,{"deep":"yes"}]}\n');
  expect(text).toContain('"openapi": "3.1.1",\n');
});
