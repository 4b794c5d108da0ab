import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { pollsOf } from '#server/modules/posts/polls/polls.ts';
import { namedBlog } from './sources.ts';
import type { NewPost } from './write-repository.ts';

/**
 * Rejects an ask with a poll, and one with more than text where its blog takes text only.
 *
 * @throws poll-not-allowed, not-allowed
 */
export function checkAsk({ content }: Pick<NewPost, 'content'>, blog: BlogRow): void {
  if (pollsOf(content).length > 0) throw domainError('poll-not-allowed', { field: 'content' });
  if (!blog.settings.askMedia && content.some(({ type }) => type !== 'text')) {
    throw domainError('not-allowed', {
      reason: 'ask_text_only',
      params: { blog: blog.name },
      field: 'content',
    });
  }
}

/**
 * Returns true when an ask is anonymous: its ask layout has no attribution.
 *
 * @throws not-allowed where the blog takes no anonymous asks
 */
export function isAnonymousAsk(
  layouts: readonly components['schemas']['LayoutBlock'][] | undefined,
  blog: BlogRow,
): boolean {
  const layout = layouts?.find((block) => block.type === 'ask');
  if (layout?.type !== 'ask' || layout.attribution) return false;
  if (!blog.ask_anonymous) {
    throw domainError('not-allowed', { reason: 'anonymous_asks_off', params: { blog: blog.name } });
  }
  return true;
}

/** Returns the asking blog as it is stored in the ask; null for an anonymous ask. */
export async function askerOf(tx: Queryable, blogId: string | null) {
  const asker = blogId ? (await blogsByIds(tx, [blogId], null)).get(blogId) : undefined;
  return asker ? namedBlog(asker) : null;
}
