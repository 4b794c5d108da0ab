import { expect, test } from 'vitest';
import { lintSamples, sampleContract, withSchema } from '../lint-samples.ts';

const right = { 'x-origin': 'spec', 'x-access': 'public', 'x-validate': 'throw' };
function operation(extensions: object) {
  return sampleContract({ '/v2/sample': { get: { operationId: 'getSample', ...extensions } } });
}

test('extensions reports missing, misspelt and unknown extensions', async () => {
  const found = await lintSamples('extensions', {
    good: operation({ ...right, 'x-errors': [4012], 'x-cache': 'public, max-age=60' }),
    designed: operation({ ...right, 'x-origin': 'designed', 'x-why': 'The screen needs it.' }),
    missing: operation({}),
    value: operation({ ...right, 'x-validate': 'sometimes' }),
    typo: operation({ ...right, 'x-erors': [4012] }),
    noWhy: operation({ ...right, 'x-origin': 'designed' }),
    needlessWhy: operation({ ...right, 'x-why': 'Because it is there.' }),
    charges: operation({ ...right, 'x-errors': [17001] }),
    chargesOnce: operation({ ...right, 'x-errors': [17001], 'x-idempotency': 'required' }),
    limited: operation({ ...right, 'x-limit': { by: ['address', 'account'], naming: 'email' } }),
    limitOfCodes: operation({ ...right, 'x-limit': { by: ['address'], known: 'email', refused: [16010] } }),
    limitOfNoCode: operation({ ...right, 'x-limit': { by: ['address'], refused: [] } }),
    limitOfWords: operation({ ...right, 'x-limit': { by: ['address'], refused: ['16010'] } }),
    limitOfNobody: operation({ ...right, 'x-limit': { by: [] } }),
    limitTypo: operation({ ...right, 'x-limit': { by: ['adress'] } }),
    limitMore: operation({ ...right, 'x-limit': { by: ['member'], times: 3 } }),
    client: operation({ ...right, 'x-access': 'member', 'x-client': 'optional' }),
    schema: withSchema({ type: 'string', 'x-origin': 'designed' }),
    openSet: withSchema({ type: 'string', 'x-values': ['a', 'b'] }),
    closedSet: withSchema({ type: 'string', enum: ['a'], 'x-values': ['a', 'b'] }),
    schemaTypo: withSchema({ type: 'string', 'x-orgin': 'designed' }),
  });
  for (const name of [
    'good',
    'designed',
    'schema',
    'openSet',
    'chargesOnce',
    'limited',
    'limitOfCodes',
  ] as const)
    expect(found[name]).toEqual([]);
  expect(found.missing).toHaveLength(3);
  expect(found.value[0]).toContain('`x-validate` is one of throw, report');
  for (const name of ['limitOfNobody', 'limitTypo', 'limitMore', 'limitOfNoCode', 'limitOfWords'] as const)
    expect(found[name]).toEqual([expect.stringContaining('`x-limit` says `by` whom')]);
  expect(found.typo[0]).toContain('Nobody reads `x-erors`');
  expect(found.noWhy[0]).toContain('`x-why`');
  expect(found.needlessWhy[0]).toContain('`x-why` is for designed operations');
  expect(found.client[0]).toContain('only makes sense with `x-access: public`');
  expect(found.schemaTypo).toHaveLength(1);
  expect(found.charges[0]).toContain('`x-idempotency: required`');
  expect(found.closedSet[0]).toContain('`x-values` in place of `enum`');
});
