import type { components } from '#generated/types/api.d.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { NewPost } from './write-repository.ts';

type Request = components['schemas']['CreatePostRequest'];

/** What a blog's settings say of its new post where the request does not: who may reblog it, and the tags of a reblog. */
export function blogDefaults(
  body: Request,
  blog: BlogRow,
  isReblog: boolean,
): Partial<Pick<NewPost, 'interactabilityReblog' | 'tags'>> {
  return {
    ...(body.interactabilityReblog === undefined ? { interactabilityReblog: blog.reblogs } : {}),
    ...(isReblog && body.tags === undefined ? { tags: blog.reblog_tags } : {}),
  };
}
