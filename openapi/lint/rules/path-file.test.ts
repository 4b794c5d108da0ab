import { expect, test } from 'vitest';
import { lintSamples, sampleContract } from '../lint-samples.ts';
import { fileNameOf } from './path-file.ts';

const item = (tags: string[]) => ({ get: { operationId: 'getSample', tags } });
function at(file: string, tags: string[]) {
  return {
    ...sampleContract({ '/v2/blog/{blog}/posts': { $ref: file } }),
    [file]: item(tags),
  };
}

test('fileNameOf returns the URL without the version', () => {
  expect(fileNameOf('/v2/blog/{blog}/posts')).toBe('blog_{blog}_posts.yaml');
  expect(fileNameOf('/svc/pop/config')).toBe('svc_pop_config.yaml');
});

test('path-file reports a path that is not in its own file, named after the URL, in the folder of its tag', async () => {
  const found = await lintSamples('path-file', {
    good: at('paths/posts/blog_{blog}_posts.yaml', ['posts']),
    wrongName: at('paths/posts/posts.yaml', ['posts']),
    wrongFolder: at('paths/blogs/blog_{blog}_posts.yaml', ['posts']),
    twoTags: at('paths/posts/blog_{blog}_posts.yaml', ['posts', 'blogs']),
    inline: sampleContract({ '/v2/blog/{blog}/posts': item(['posts']) }),
  });
  expect(found.good).toEqual([]);
  expect(found.wrongName[0]).toContain('should be called blog_{blog}_posts.yaml');
  expect(found.wrongFolder[0]).toContain('paths/posts/blog_{blog}_posts.yaml');
  expect(found.twoTags[0]).toContain('An operation has one tag');
  expect(found.inline[0]).toContain('should stand in its own file');
});
