import type { components } from '#generated/types/api.d.ts';
import { timeOfId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { postUrl } from '#server/entities/blog/addresses.ts';
import { mailBlog } from '#server/entities/blog/mail-blog.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
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

/** Returns the first picture of a post, for a mail; undefined when it has none that was uploaded here. */
function pictureOf({ id, content }: Post): DigestPost['picture'] {
  for (const block of content) {
    if (block.type !== 'image') continue;
    const key = block.media.find(({ mediaKey }) => mediaKey !== undefined)?.mediaKey;
    if (key !== undefined) return { cid: `post-${id}`, key, alt: cut(block.altText) ?? '' };
  }
  return undefined;
}

function mailedPost(post: Post, blog: BlogRow, publicUrl: string): DigestPost {
  const picture = pictureOf(post);
  return {
    id: post.id,
    blog: mailBlog(blog),
    at: timeOfId(post.id),
    text: cut(post.summary) ?? '',
    tag: cut(post.tags[0]) ?? '',
    link: `${publicUrl}${postUrl(post.blogName, post.id, '')}`,
    ...(picture ? { picture } : {}),
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
    if (fitsMailbox(post, { row, blog }, userId, filters))
      chosen.set(blog.id, mailedPost(post, blog, publicUrl));
  }
  const sorted = [...chosen.values()].sort((one, other) => one.at - other.at);
  // The template shows the picture of the first post wide and those of the others as squares.
  return sorted.map((post, at) =>
    at === 0 && post.picture ? { ...post, picture: { ...post.picture, shape: 'wide' } } : post,
  );
}
