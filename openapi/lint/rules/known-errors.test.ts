import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

function operation(codes: unknown, more: object = {}, path = '/v2/sample') {
  return sampleContract({
    [path]: { get: { operationId: 'getSample', 'x-access': 'public', 'x-errors': codes, ...more } },
  });
}
const cursor = { name: 'cursor', in: 'query', schema: { type: 'string' } };

test('known-errors reports unknown, repeated and implied codes in x-errors', async () => {
  const found = await lintSamples('known-errors', {
    good: operation([4012, 4013]),
    unknown: operation([4012, 99]),
    always: operation([5000]),
    cursor: operation([5039], { parameters: [cursor] }),
    noCursor: operation([5039]),
    member: operation([1034], { 'x-access': 'member' }),
    twice: operation([4012, 4012]),
    noList: operation(4012),
  });
  for (const name of ['good', 'noCursor'] as const) expect(found[name]).toEqual([]);
  expect(found.unknown[0]).toContain('99 is not in openapi/errors.yaml');
  expect(found.unknown[0]).toContain('x-errors/1');
  for (const name of ['always', 'cursor', 'member'] as const) {
    expect(found[name][0]).toContain('follows from the operation by itself');
  }
  expect(found.twice[0]).toContain('4012 stands twice');
  expect(found.noList[0]).toContain('is a list of codes');
});
