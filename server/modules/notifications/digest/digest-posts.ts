import type { components } from '#generated/types/api.d.ts';
import { timeOfId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { postUrl } from '#server/entities/blog/addresses.ts';
import { hidingChoice } from '#server/entities/post/hiding-choices.ts';
import { contextFor } from '#server/entities/post/posts-presenter.ts';
import { presentPost } from '#server/entities/post/presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { MailProps } from '#server/mail/templates/render-mail.tsx';
import { cut } from '#server/modules/notifications/push/pushed.ts';
import { canRead } from '#server/policies/blogs.ts';
import { matchesOf } from '#server/policies/filters.ts';
import { filtersOf } from '#server/policies/filters-repository.ts';
import { isPublished } from '#server/policies/posts.ts';

type Post = components['schemas']['Post'];

/** A post as a digest shows it. */
export type DigestPost = MailProps<'digest'>['posts'][number] & { id: string };

/** Number of posts of a digest, one for each blog. */
const MAX_POSTS = 5;

/**
 * Returns true when a post is fit for a mailbox: published on a blog that every visitor may read, for every age, and
 * neither blocked, muted, filtered nor hidden by the member.
 */
function fitsMailbox(
  post: Post,
  { row, blog }: Pick<Parameters<typeof hidingChoice>[0], 'row' | 'blog'>,
  userId: string,
  filters: Parameters<typeof hidingChoice>[3],
): boolean {
  if (!isPublished(row) || row.is_own || post.contentRating !== 'clean') return false;
  if (post.communityLabels.hasCommunityLabel || blog.is_adult) return false;
  if (blog.has_password || !canRead(blog, userId) || !canRead({ ...blog, member_role: null }, null))
    return false;
  return (
    !hidingChoice({ post, row, blog }, 'dashboard', userId, filters) && matchesOf(post, filters).length === 0
  );
}

function mailedPost(post: Post, publicUrl: string): DigestPost {
  return {
    id: post.id,
    blog: { name: post.blogName },
    at: timeOfId(post.id),
    text: cut(post.summary) ?? '',
    tag: cut(post.tags[0]) ?? '',
    link: `${publicUrl}${postUrl(post.blogName, post.id, '')}`,
  };
}

/**
 * Returns the best posts for a digest, oldest first, from those that the member may see at this moment.
 *
 * @param ids candidates, the best first
 */
export async function digestPosts(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  publicUrl: string,
): Promise<DigestPost[]> {
  if (ids.length === 0) return [];
  const rows = await postsByIds(db, ids, userId);
  const [filters, context] = await Promise.all([
    filtersOf(db, userId, 'dashboard'),
    contextFor(db, rows, userId),
  ]);
  const chosen = new Map<string, DigestPost>();
  for (const row of rows) {
    const blog = context.blogs.get(row.blog_id);
    if (!blog || chosen.has(blog.id) || chosen.size === MAX_POSTS) continue;
    const post = presentPost(row, context);
    if (fitsMailbox(post, { row, blog }, userId, filters)) chosen.set(blog.id, mailedPost(post, publicUrl));
  }
  return [...chosen.values()].sort((one, other) => one.at - other.at);
}
