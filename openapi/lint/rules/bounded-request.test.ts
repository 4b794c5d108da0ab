import { expect, test } from 'vitest';
import { lintSamples, sampleContract, withBody } from '../lint-samples.ts';
import { limitsLength } from './bounded-request.ts';

function query(schema: object) {
  return sampleContract({ '/v2/sample': { get: { parameters: [{ name: 'q', in: 'query', schema }] } } });
}

test.each([
  ['^[a-z]{1,32}$', true],
  ['^(t:[a-z]{1,4}|[A-Z])$', true],
  ['^[*+]$', true],
  ['^[a-z]+$', false],
  ['^a{2,}$', false],
  ['[a-z]{1,32}', false],
  ['^\\+[0-9]{1,15}$', true],
])('limitsLength of the pattern %s is %s', (pattern, limits) => {
  expect(limitsLength(pattern)).toBe(limits);
});

test('bounded-request reports unbounded inputs', async () => {
  const found = await lintSamples('bounded-request', {
    good: withBody({ type: 'string', maxLength: 10 }),
    words: withBody({ type: 'string', enum: ['a', 'b'] }),
    pattern: withBody({ type: 'string', pattern: '^[a-z]{1,8}$' }),
    date: withBody({ type: 'string', format: 'date' }),
    string: withBody({ type: 'string' }),
    endless: withBody({ type: 'string', pattern: '^[a-z]+$' }),
    array: withBody({ type: 'array', items: { type: 'boolean' } }),
    integer: withBody({ type: 'integer', minimum: 0 }),
    goodQuery: query({ type: 'integer', minimum: 0, maximum: 10 }),
    query: query({ type: 'string' }),
  });
  for (const name of ['good', 'words', 'pattern', 'date', 'goodQuery'] as const)
    expect(found[name]).toEqual([]);
  expect(found.string[0]).toContain('A string in a request needs `maxLength`');
  expect(found.endless).toHaveLength(1);
  expect(found.array[0]).toContain('An array in a request needs `maxItems`');
  expect(found.integer[0]).toContain('A number in a request needs `minimum` and `maximum`');
  expect(found.query).toHaveLength(1);
});
