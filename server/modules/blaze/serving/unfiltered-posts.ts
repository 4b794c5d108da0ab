import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { visibleAmong } from '#server/entities/post/post-page.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { matchesOf } from '#server/policies/filters.ts';
import { filtersOf } from '#server/policies/filters-repository.ts';

type Post = components['schemas']['Post'];

/** Returns those posts that a reader may see and filters by no word, tag, mute or label, by id. */
export async function unfilteredPosts(
  db: Queryable,
  ids: readonly string[],
  { userId, scope }: { userId: string; scope: 'dashboard' | 'discovery' },
): Promise<Map<string, Post>> {
  const [visible, filters] = await Promise.all([
    visibleAmong(db, ids, userId, scope),
    filtersOf(db, userId, scope),
  ]);
  const rows = await postsByIds(
    db,
    ids.filter((id) => visible.has(id)),
    userId,
  );
  const posts = await presentPosts(db, rows, userId);
  return new Map(
    posts.flatMap((post) => (matchesOf(post, filters).length === 0 ? [[post.id, post] as const] : [])),
  );
}
