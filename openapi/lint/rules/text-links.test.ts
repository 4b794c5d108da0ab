import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function linked(link: object) {
  const responses = { '200': { description: 'OK', links: { again: { operationId: 'getSample', ...link } } } };
  return sampleContract({ '/v2/sample': { get: { operationId: 'getSample', responses } } });
}

test('text-links reports a requestBody or a parameter that is no text', async () => {
  const found = await lintSamples('text-links', {
    none: linked({}),
    text: linked({ requestBody: '$response.body#/id', parameters: { id: '$response.body#/id' } }),
    extension: linked({ 'x-body': { id: '$response.body#/id' } }),
    object: linked({ requestBody: { id: '$response.body#/id' } }),
    list: linked({ requestBody: ['$response.body#/id'] }),
    number: linked({ parameters: { limit: 5 } }),
  });
  expect([found.none, found.text, found.extension]).toEqual([[], [], []]);
  for (const name of ['object', 'list', 'number'] as const) {
    expect(found[name]).toHaveLength(1);
    expect(found[name][0]).toMatch(/links\/again: The link again holds texts only/);
  }
});
