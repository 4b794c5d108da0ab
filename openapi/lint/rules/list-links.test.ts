import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function object(properties: Record<string, object>, required = Object.keys(properties)) {
  return {
    type: 'object',
    required,
    properties,
  };
}
function answering(response: object, ...query: string[]) {
  return sampleContract({
    '/v2/sample': {
      get: {
        operationId: 'listSamples',
        parameters: query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: object({ response }) } } },
        },
      },
    },
  });
}
const links = object({});
const rows = { type: 'array', items: { type: 'string' } };

test('list-links reports a paged list without links to its neighbouring pages', async () => {
  const found = await lintSamples('list-links', {
    good: answering(object({ rows, links }), 'cursor'),
    timeline: answering(object({ timeline: object({ elements: rows, links }) }), 'cursor'),
    notPaged: answering(object({ rows }), 'limit'),
    missing: answering(object({ rows }), 'cursor'),
    byOffset: answering(object({ rows }), 'offset'),
    optional: answering(object({ rows, links }, ['rows']), 'cursor'),
  });
  for (const name of ['good', 'timeline', 'notPaged'] as const) expect(found[name]).toEqual([]);
  for (const name of ['missing', 'byOffset', 'optional'] as const) {
    expect(found[name][0]).toContain('listSamples comes in pages, so its answer requires `links`');
  }
});
