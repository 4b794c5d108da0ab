import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { type Filters, matchesInWords, matchesOf } from '#server/policies/filters.ts';
import { filtersOf } from '#server/policies/filters-repository.ts';
import type { NotificationRow } from './notifications-repository.ts';

type Schemas = components['schemas'];
type Notification = Schemas['Notification'];
type Match = Schemas['FilterMatch'];

/**
 * Returns the id of the post that a row quotes from another blog: an ask is on the notified blog, everything else on
 * the other blog.
 */
function quotedIn({ type, post_id, other_post_id }: NotificationRow): string | null {
  return type === 'ask' ? post_id : other_post_id;
}

/**
 * Returns the part of a post that its row may quote: a reblog of the member's own post has that post below the added
 * content.
 */
function asQuoted(post: Schemas['Post'], row: NotificationRow): Schemas['Post'] {
  return row.post_id === null ? post : { ...post, trail: [] };
}

function matchesOfRow(
  row: NotificationRow,
  posts: ReadonlyMap<string, Schemas['Post']>,
  filters: Filters,
): Match[] {
  const post = posts.get(quotedIn(row) ?? '');
  const matches = [
    ...matchesInWords(row.reply_text ?? '', filters),
    ...(post ? matchesOf(asQuoted(post, row), filters) : []),
  ];
  return [...new Map(matches.map((match) => [`${match.kind} ${match.value}`, match])).values()];
}

function withoutWords(post: Schemas['NotificationPost']): Schemas['NotificationPost'] {
  const { thumb: _picture, ...rest } = post;
  return { ...rest, summary: '' };
}

function covered(told: Notification, filteredBy: Match[]): Notification {
  const { replyText: _reply, addedText: _added, askText: _ask, postTags: _tags, ...rest } = told;
  const { post, targetPost } = told;
  return {
    ...rest,
    ...(post ? { post: withoutWords(post) } : {}),
    ...(targetPost && told.type === 'ask' ? { targetPost: withoutWords(targetPost) } : {}),
    filteredBy,
  };
}

/**
 * Removes from notifications the text of others that matches the reader's filters. The row itself stays, because the
 * event concerns the blog (decision 028).
 *
 * @param told the presented rows, in their order
 * @param known posts that the rows refer to, loaded for the same reader
 */
export async function coverFiltered(
  db: Queryable,
  rows: readonly NotificationRow[],
  told: readonly Notification[],
  known: ReadonlyMap<string, PostRow>,
  viewerId: string,
): Promise<Notification[]> {
  // Images are not quoted, and content labels cover posts only.
  const filters: Filters = { ...(await filtersOf(db, viewerId, 'activity')), labels: null };
  if (filters.tags.length + filters.texts.length === 0) return [...told];
  const ids = new Set(rows.map(quotedIn));
  const quoted = [...known.values()].filter((post) => ids.has(post.id));
  const posts = new Map((await presentPosts(db, quoted, viewerId)).map((post) => [post.id, post]));
  return told.map((one, at) => {
    const row = rows[at];
    const matches = row ? matchesOfRow(row, posts, filters) : [];
    return matches.length > 0 ? covered(one, matches) : one;
  });
}
