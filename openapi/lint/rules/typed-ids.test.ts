import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

const pattern = '^[a-z]{1,8}$';
function having(name: string, schema: object) {
  return {
    ...sampleContract(
      {},
      { schemas: { Sample: { type: 'object', required: [], properties: { [name]: schema } } } },
    ),
    'PostId.yaml': { type: 'string', pattern },
    'OpaqueId.yaml': { type: 'string', pattern },
    'Text.yaml': { type: 'string' },
  };
}
const ref = (name: string) => ({ $ref: `./${name}.yaml` });

test('typed-ids reports ids without a shared schema or a pattern', async () => {
  const found = await lintSamples('typed-ids', {
    good: having('id', ref('OpaqueId')),
    pattern: having('conversation_id', { type: 'string', pattern }),
    nullable: having('replyId', { oneOf: [ref('OpaqueId'), { type: 'null' }] }),
    notAnId: having('paid', { type: 'boolean' }),
    handedOn: having('placementId', { type: 'string' }),
    bare: having('id', { type: 'string' }),
    uuid: having('communityUuid', { type: 'string' }),
    throughRef: having('reply_id', ref('Text')),
    post: having('parentPostId', { type: 'string', pattern }),
    goodPost: having('parentPostId', ref('PostId')),
    parameter: sampleContract({
      '/v2/sample': { get: { parameters: [{ name: 'post_id', in: 'query', schema: { type: 'string' } }] } },
    }),
  });
  for (const name of ['good', 'pattern', 'nullable', 'notAnId', 'handedOn', 'goodPost'] as const) {
    expect(found[name]).toEqual([]);
  }
  for (const name of ['bare', 'uuid', 'throughRef'] as const)
    expect(found[name][0]).toContain('is an id: use PostId');
  expect(found.post[0]).toContain('`parentPostId` is typed by the shared schema PostId');
  expect(found.parameter).toHaveLength(1);
});
