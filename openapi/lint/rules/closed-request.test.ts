import { expect, test } from 'vitest';
import { lintSamples, sampleContract, withBody } from '../lint-samples.ts';

function closed(properties: object) {
  return {
    type: 'object',
    required: [],
    additionalProperties: false,
    properties,
  };
}
const open = { type: 'object', required: [], properties: {} };

test('closed-request reports open objects in request bodies at any depth', async () => {
  const found = await lintSamples('closed-request', {
    good: withBody(closed({ inner: closed({}) })),
    map: withBody(closed({ counts: { type: 'object', additionalProperties: { type: 'integer' } } })),
    top: withBody(open),
    openMap: withBody(closed({ anything: { type: 'object', additionalProperties: true } })),
    deep: withBody(
      { $ref: '#/components/schemas/A' },
      { schemas: { A: closed({ list: { type: 'array', items: open } }) } },
    ),
    union: withBody({ type: 'object', oneOf: [closed({}), open] }),
    answer: sampleContract({
      '/v2/sample': {
        get: { responses: { 200: { description: 'OK', content: { 'application/json': { schema: open } } } } },
      },
    }),
  });
  for (const name of ['good', 'map', 'answer'] as const) expect(found[name]).toEqual([]);
  expect(found.top[0]).toContain('needs `additionalProperties: false`');
  expect(found.openMap).toHaveLength(1);
  expect(found.deep[0]).toContain('#/components/schemas/A/properties/list/items');
  expect(found.union[0]).toContain('/oneOf/1');
});
