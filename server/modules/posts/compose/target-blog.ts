import { domainError } from '#server/core/errors.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { isBlockedAsker } from '#server/modules/blocks/askers-repository.ts';
import type { NewPost } from './write-repository.ts';

/**
 * Returns the blog a post is for: one of the member's own or, for an ask or a submission, another blog that accepts
 * them.
 *
 * @throws not-found, not-allowed
 */
export async function targetBlog(
  { params, subject, db, viewer }: Context<'createPost'>,
  state: NewPost['state'],
): Promise<BlogRow> {
  if (state !== 'ask' && state !== 'submission') return subject.blog();
  const blog = await readableBlog(db, params.blog, viewer.userId);
  // A member who was blocked through an anonymous ask gets the same error as when asks are closed, so that the block
  // stays secret.
  const isKeptOut = await isBlockedAsker(db, blog.id, viewer.userId);
  const takes = (state === 'ask' ? blog.ask : blog.can_submit) && !isKeptOut;
  if (!takes)
    throw domainError('not-allowed', {
      reason: state === 'ask' ? 'asks_off' : 'submissions_off',
      params: { blog: blog.name },
    });
  return blog;
}
