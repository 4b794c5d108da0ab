import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';

const schema = { type: 'string' };
function using(...files: string[]) {
  return {
    ...sampleContract(
      {},
      { schemas: Object.fromEntries(files.map((file, index) => [`S${index}`, { $ref: file }])) },
    ),
    ...Object.fromEntries(files.map((file) => [file, schema])),
  };
}

test('component-file reports duplicate, misnamed and unused component files', async () => {
  const found = await lintSamples('component-file', {
    good: using('components/schemas/blogs/Blog.yaml', 'components/schemas/posts/Post.yaml'),
    twice: using('components/schemas/blogs/Item.yaml', 'components/schemas/posts/Item.yaml'),
    badName: using('components/schemas/blogs/blog_ref.yaml'),
    unused: { ...using('components/schemas/blogs/Blog.yaml'), 'components/schemas/blogs/Old.yaml': schema },
    unusedPath: { ...sampleContract({}), 'paths/blogs/old.yaml': { get: { operationId: 'getOld' } } },
  });
  expect(found.good).toEqual([]);
  expect(found.twice[0]).toContain(
    'components/schemas/posts/Item.yaml and components/schemas/blogs/Item.yaml would both be called Item',
  );
  expect(found.badName[0]).toContain('PascalCase');
  expect(found.unused[0]).toContain('components/schemas/blogs/Old.yaml is used by nothing');
  expect(found.unusedPath[0]).toContain('paths/blogs/old.yaml is used by nothing');
});
