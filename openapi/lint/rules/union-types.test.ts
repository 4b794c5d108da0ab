import { expect, test } from 'vitest';
import { lintSamples, withSchema } from '../lint-samples.ts';

function member(tag: string, more: object = { type: 'object' }) {
  return {
    ...more,
    required: ['type'],
    properties: { type: { type: 'string', const: tag } },
  };
}
const [a, b] = [member('a'), member('b')];

test('union-types reports unions and members without type object', async () => {
  const found = await lintSamples('union-types', {
    good: withSchema({ type: 'object', oneOf: [a, b] }),
    nullableReference: withSchema({ oneOf: [a, { type: 'null' }] }),
    nullableUnion: withSchema({ oneOf: [a, b, { type: 'null' }] }),
    values: withSchema({ oneOf: [{ type: 'boolean', const: true }, { type: 'string' }] }),
    mixed: withSchema({ type: 'object', oneOf: [a, { type: 'string' }] }),
    untypedUnion: withSchema({ oneOf: [a, b] }),
    untypedMember: withSchema({ type: 'object', oneOf: [a, member('b', {})] }),
    looseMember: withSchema({ type: 'object', anyOf: [a, member('b', { type: ['object', 'null'] })] }),
  });
  for (const name of ['good', 'nullableReference', 'nullableUnion', 'values'] as const)
    expect(found[name]).toEqual([]);
  expect(found.untypedUnion).toEqual([
    'openapi.yaml#/components/schemas/Sample: A union says `type: object` beside its members.',
  ]);
  for (const name of ['untypedMember', 'looseMember', 'mixed'] as const) {
    expect(found[name]).toHaveLength(1);
    expect(found[name][0]).toMatch(/(one|any)Of\/1: A member of a union says/);
  }
});
