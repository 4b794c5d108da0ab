import { expect, test } from 'vitest';
import { lintSamples, withBody, withSchema } from '../lint-samples.ts';

test('one-type reports schemas of two types, and accepts null beside one', async () => {
  const found = await lintSamples('one-type', {
    one: withSchema({ type: 'string' }),
    nullable: withSchema({ type: ['string', 'null'] }),
    union: withSchema({ oneOf: [{ type: 'boolean', const: true }, { type: 'string' }] }),
    two: withSchema({ type: ['boolean', 'string'] }),
    values: withSchema({ type: 'object', additionalProperties: { type: ['string', 'integer', 'null'] } }),
    request: withBody({ type: 'object', properties: { at: { type: ['integer', 'string'] } } }),
  });
  for (const name of ['one', 'nullable', 'union'] as const) expect(found[name]).toEqual([]);
  expect(found.two[0]).toMatch(/Sample\/type: A schema has one type besides null, not boolean and string/);
  expect(found.values).toHaveLength(1);
  expect(found.request).toHaveLength(1);
});
