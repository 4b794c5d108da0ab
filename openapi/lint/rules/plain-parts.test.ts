import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function form(properties: object, type = 'multipart/form-data') {
  const requestBody = { content: { [type]: { schema: { type: 'object', properties } } } };
  return sampleContract(
    { '/v2/sample': { post: { operationId: 'createSample', requestBody } } },
    { schemas: { Id: { type: 'string' } } },
  );
}
const $ref = '#/components/schemas/Id';

test('plain-parts reports references and unique lists in forms, not in JSON', async () => {
  const found = await lintSamples('plain-parts', {
    good: form({ id: { type: 'string' }, ids: { type: 'array', items: { type: 'string' } } }),
    json: form({ id: { $ref }, ids: { type: 'array', uniqueItems: true } }, 'application/json'),
    reference: form({ id: { $ref } }),
    item: form({ ids: { type: 'array', items: { $ref } } }),
    unique: form({ ids: { type: 'array', uniqueItems: true, items: { type: 'string' } } }),
  });
  expect([found.good, found.json]).toEqual([[], []]);
  for (const name of ['reference', 'item'] as const) {
    expect(found[name]).toHaveLength(1);
    expect(found[name][0]).toMatch(/The part ids? of a form is written out/);
  }
  expect(found.unique[0]).toMatch(/The part ids of a form is a list without `uniqueItems`/);
});
