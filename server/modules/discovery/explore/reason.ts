import type { components } from '#generated/types/api.d.ts';
import type { RecommendedRow } from '#server/entities/blog/recommended-repository.ts';

/** Returns the strongest reason to recommend a blog (docs/decisions/030). */
export function reasonOf({
  friends,
  common_tag: tag,
}: Pick<RecommendedRow, 'friends' | 'common_tag'>): components['schemas']['Recommendation'] {
  if (friends.length > 0) return { kind: 'followedBy', blogs: friends };
  return tag === null ? { kind: 'popular' } : { kind: 'tag', tag };
}
