import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function named(method: string, operationId: string) {
  return sampleContract({ '/v2/sample': { [method]: { operationId } } });
}

test('operation-id reports an operationId that is not a verb of its method and a noun', async () => {
  const found = await lintSamples('operation-id', {
    good: named('get', 'listBlogPosts'),
    wrongVerb: named('get', 'createPost'),
    noVerb: named('post', 'samplePost'),
    noNoun: named('get', 'list'),
    snake: named('get', 'list_posts'),
    longerWord: named('get', 'getawayCars'),
  });
  expect(found.good).toEqual([]);
  expect(found.wrongVerb[0]).toContain(
    '"createPost" of a GET should be a verb and a noun, such as "listBlogPosts"',
  );
  expect(found.wrongVerb[0]).toContain('openapi.yaml#/paths/~1v2~1sample/get/operationId');
  expect(found.noVerb[0]).toContain('such as "createPost"');
  for (const name of ['noNoun', 'snake', 'longerWord'] as const) expect(found[name]).toHaveLength(1);
});
