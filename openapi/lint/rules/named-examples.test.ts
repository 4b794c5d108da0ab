import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function object(properties: Record<string, object>) {
  return {
    type: 'object',
    required: Object.keys(properties),
    properties,
  };
}
function media(schema: object, names: string[]) {
  return {
    'application/json': { schema, examples: Object.fromEntries(names.map((name) => [name, { value: {} }])) },
  };
}
function get(response: object, names: string[], ...query: string[]) {
  return sampleContract({
    '/v2/sample': {
      get: {
        operationId: 'listSamples',
        tags: ['posts'],
        parameters: query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
        responses: { 200: { description: 'OK', content: media(object({ response }), names) } },
      },
    },
  });
}
function post(requestNames: string[], answerNames: string[]) {
  return sampleContract({
    '/v2/sample': {
      post: {
        operationId: 'createSample',
        tags: ['posts'],
        requestBody: { content: media(object({}), requestNames) },
        responses: { 201: { description: 'Created', content: media(object({}), answerNames) } },
      },
    },
  });
}
const page = object({ links: object({}) });

test('named-examples reports missing examples of answers, requests and pages of lists', async () => {
  const found = await lintSamples('named-examples', {
    good: post(['text'], ['created']),
    list: get(page, ['firstPage', 'nextPage', 'lastPage', 'empty'], 'cursor'),
    noAnswer: post(['text'], []),
    noRequest: post([], ['created']),
    noPages: get(page, ['firstPage', 'empty'], 'cursor'),
    notPaged: get(page, ['some']),
  });
  for (const name of ['good', 'list', 'notPaged'] as const) expect(found[name]).toEqual([]);
  expect(found.noAnswer[0]).toContain('createSample: no example of 201 in openapi/examples/posts.ts');
  expect(found.noRequest[0]).toContain('createSample: no example of the request');
  expect(found.noPages[0]).toContain('no example called nextPage, lastPage');
});
