import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function saying(description?: string) {
  return sampleContract({
    '/v2/sample': { get: { operationId: 'getSample', summary: 'A sample', description } },
  });
}

function taking(property: object, components: object = {}) {
  const schema = { type: 'object', properties: { name: property } };
  const requestBody = { content: { 'application/json': { schema } } };
  const post = { operationId: 'createSample', description: 'Makes one.', requestBody };
  return sampleContract({ '/v2/sample': { post } }, components);
}
const name = { $ref: '#/components/schemas/Name' };
const named = (description?: string) => ({ schemas: { Name: { type: 'string', description } } });

test('described reports an operation without a description of its own', async () => {
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

test('described reports inputs without a description', async () => {
  const found = await lintSamples('described', {
    said: taking({ type: 'string', description: 'What it is called.' }),
    byName: taking(name, named('What it is called.')),
    atUse: taking({ ...name, description: 'What it is called.' }, named()),
    tag: taking({ type: 'string', const: 'sample' }),
    silent: taking({ type: 'string' }),
    silentName: taking(name, named()),
    below: taking({
      type: 'object',
      description: 'Its parts.',
      properties: { part: { type: 'string' } },
    }),
  });
  for (const good of ['said', 'byName', 'atUse', 'tag'] as const) expect(found[good]).toEqual([]);
  expect(found.silent[0]).toContain('`name` of a request needs a `description`');
  expect(found.silentName).toHaveLength(1);
  expect(found.below[0]).toContain('`part`');
});
