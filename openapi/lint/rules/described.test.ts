import { expect, test } from 'vitest';
import { contract, lintSamples } from '../lint-samples.ts';

const saying = (description?: string) =>
  contract({ '/v2/sample': { get: { operationId: 'getSample', summary: 'A sample', description } } });

test('an operation says in a sentence what its summary cannot', async () => {
  const found = await lintSamples('described', {
    good: saying('Only for members. Twice changes nothing.'),
    none: saying(),
    blank: saying(' '),
    stub: saying('Only for members'),
  });
  expect(found.good).toEqual([]);
  expect(found.none[0]).toContain('An operation needs a `description`');
  expect(found.blank).toHaveLength(1);
  expect(found.stub[0]).toContain('ends like one');
});
