import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

const EpochSeconds = { type: 'integer' };
function withTime(name: string, property: object = { $ref: '#/components/schemas/EpochSeconds' }) {
  return sampleContract(
    {},
    { schemas: { EpochSeconds, Sample: { type: 'object', properties: { [name]: property } } } },
  );
}

test('time-names reports times with other names', async () => {
  const found = await lintSamples('time-names', {
    answer: withTime('createdTs'),
    request: withTime('start_ts'),
    given: withTime('sentOn'),
    text: withTime('createdAt', { type: 'string', format: 'date-time' }),
    at: withTime('createdAt'),
    alone: withTime('Ts'),
  });
  for (const good of ['answer', 'request', 'given', 'text'] as const) expect(found[good]).toEqual([]);
  expect(found.at[0]).toContain('`createdAt` is a time in epoch seconds: call it `…Ts`');
  expect(found.alone).toHaveLength(1);
});
