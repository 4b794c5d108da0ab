import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function editing(method: string, required: string[], more: object = {}) {
  return sampleContract({
    '/v2/sample': {
      [method]: {
        operationId: 'editSample',
        'x-origin': 'designed',
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required, properties: { title: { type: 'string' } } },
            },
          },
        },
        ...more,
      },
    },
  });
}

test('partial-edits requires PATCH for a partial edit and PUT for a complete one', async () => {
  const found = await lintSamples('partial-edits', {
    patch: editing('patch', []),
    whole: editing('put', ['title']),
    specified: editing('put', [], { 'x-origin': 'spec' }),
    other: editing('put', [], { operationId: 'setSample' }),
    half: editing('put', []),
    post: editing('post', []),
  });
  for (const name of ['patch', 'whole', 'specified', 'other'] as const) expect(found[name]).toEqual([]);
  expect(found.half[0]).toContain('editSample changes what its body names: make it a PATCH');
  expect(found.post).toHaveLength(1);
});
