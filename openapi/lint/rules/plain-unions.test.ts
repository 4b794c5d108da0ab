import { expect, test } from 'vitest';
import { lintSamples, withSchema } from '../lint-samples.ts';

function member(tag: string, required = ['type']) {
  return {
    type: 'object',
    required,
    properties: { type: { type: 'string', const: tag } },
  };
}
const union = (...oneOf: object[]) => withSchema({ oneOf, discriminator: { propertyName: 'type' } });

test('plain-unions reports unions other than plain objects distinguished by a const', async () => {
  const found = await lintSamples('plain-unions', {
    good: union(member('a'), member('b')),
    nullable: withSchema({ oneOf: [member('a'), { type: 'null' }] }),
    allOf: union({ ...member('a'), allOf: [{ type: 'object' }] }, member('b')),
    untagged: union(member('a'), { type: 'object', required: [], properties: {} }),
    optionalTag: union(member('a'), member('b', [])),
    sameTag: union(member('a'), member('a')),
    values: withSchema({ oneOf: [{ type: 'string' }, { type: 'integer' }] }),
    sameType: withSchema({ oneOf: [{ type: 'string' }, { type: 'string' }] }),
    mixed: withSchema({ oneOf: [member('a'), { type: 'integer' }] }),
    unnamed: withSchema({ oneOf: [member('a'), member('b')] }),
    wrongName: withSchema({ oneOf: [member('a'), member('b')], discriminator: { propertyName: 'kind' } }),
  });
  expect(found.good).toEqual([]);
  expect(found.nullable).toEqual([]);
  expect(found.values).toEqual([]);
  expect(found.allOf[0]).toContain('without `allOf`');
  for (const name of ['untagged', 'optionalTag', 'sameType', 'mixed'] as const) {
    expect(found[name][0]).toContain('need a required property with a `const`');
  }
  expect(found.sameTag[0]).toContain('Two members of this union have `type` "a"');
  expect(found.unnamed[0]).toContain('discriminator: { propertyName: type }');
  expect(found.wrongName[0]).toContain('`kind`');
});
