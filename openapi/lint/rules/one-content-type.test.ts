import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data';

function taking(types: string[], alsoBy?: string) {
  const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'object' } }]));
  const also = alsoBy === undefined ? {} : { 'x-also-by': alsoBy };
  return sampleContract({
    '/v2/sample': { post: { operationId: 'createSample', ...also, requestBody: { content } } },
  });
}

test('one-content-type reports an operation with two content types', async () => {
  const found = await lintSamples('one-content-type', {
    good: taking([JSON_TYPE]),
    also: taking([JSON_TYPE, MULTIPART], 'uploadSample'),
    two: taking([JSON_TYPE, MULTIPART]),
    turned: taking([MULTIPART, JSON_TYPE], 'uploadSample'),
    alone: taking([JSON_TYPE], 'uploadSample'),
  });
  expect(found.good).toEqual([]);
  expect(found.also).toEqual([]);
  expect(found.two[0]).toContain('A request has one content type, not 2');
  expect(found.turned[0]).toContain('`x-also-by` stands beside JSON');
  expect(found.alone).toHaveLength(1);
});
