import { domainError } from '#server/core/errors.ts';
import { tagKey } from '#server/core/tags.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { NewPost } from './write-repository.ts';

/**
 * Rejects a submission of a kind or with a tag that its blog does not accept.
 *
 * @throws not-allowed, naming what the blog accepts
 */
export function checkSubmission({ type, tags }: Pick<NewPost, 'type' | 'tags'>, blog: BlogRow): void {
  const { name } = blog;
  const { submissionTypes: types, submissionTags: allowed } = blog.settings;
  if (!types.some((taken) => taken === type)) {
    throw domainError('not-allowed', {
      reason: 'submission_kind',
      params: { blog: name, kinds: types.join(', ') },
      field: 'content',
    });
  }
  const known = new Set(allowed.map(tagKey));
  if (known.size > 0 && !tags.every((tag) => known.has(tagKey(tag)))) {
    throw domainError('not-allowed', {
      reason: 'submission_tags',
      params: { blog: name, tags: allowed.join(', ') },
      field: 'tags',
    });
  }
}
