import type { components } from '#generated/types/api.d.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { NewPost } from './write-repository.ts';

type Request = components['schemas']['CreatePostRequest'];

/**
 * Returns the blog's defaults for fields of a new post that the request leaves out: who may reblog it, and the tags of
 * a reblog.
 */
export function blogDefaults(
  body: Request,
  blog: BlogRow,
  isReblog: boolean,
): Partial<Pick<NewPost, 'interactabilityReblog' | 'tags'>> {
  return {
    ...(body.interactabilityReblog === undefined ? { interactabilityReblog: blog.settings.reblogs } : {}),
    ...(isReblog && body.tags === undefined ? { tags: blog.settings.reblogTags } : {}),
  };
}
