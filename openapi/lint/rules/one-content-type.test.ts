import { expect, test } from 'vitest';
import { contract, lintSamples } from '../lint-samples.ts';

const taking = (...types: string[]) => {
  const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'object' } }]));
  return contract({ '/v2/sample': { post: { operationId: 'createSample', requestBody: { content } } } });
};

test('an operation takes one content type', async () => {
  const found = await lintSamples('one-content-type', {
    good: taking('application/json'),
    two: taking('application/json', 'multipart/form-data'),
  });
  expect(found.good).toEqual([]);
  expect(found.two[0]).toContain('A request has one content type, not 2');
});
