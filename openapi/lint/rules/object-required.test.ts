import { expect, test } from 'vitest';
import { lintSamples, withSchema } from '../lint-samples.ts';

const properties = { name: { type: 'string' } };

test('object-required reports an object that does not say what is required', async () => {
  const found = await lintSamples('object-required', {
    good: withSchema({ type: 'object', required: ['name'], properties }),
    none: withSchema({ type: 'object', required: [], properties }),
    map: withSchema({ type: 'object', additionalProperties: { type: 'integer' } }),
    silent: withSchema({ type: 'object', properties }),
    nested: withSchema({ type: 'array', items: { type: 'object', properties } }),
    unknown: withSchema({ type: 'object', required: ['name', 'title'], properties }),
    untyped: withSchema({ required: ['name'], properties }),
  });
  for (const name of ['good', 'none', 'map'] as const) expect(found[name]).toEqual([]);
  expect(found.silent[0]).toContain('write `required: []` when nothing is');
  expect(found.nested[0]).toContain('#/components/schemas/Sample/items/properties');
  expect(found.unknown[0]).toContain('`title` is required, but it is not among the properties');
  expect(found.untyped[0]).toContain('should say `type: object`');
});
