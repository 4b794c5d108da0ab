import type { components } from '#generated/types/api.d.ts';
import type { CategoryRow } from './community-repository.ts';

/** Returns a category that communities are browsed by. */
export function presentCategory(row: CategoryRow): components['schemas']['CommunityCategory'] {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    communityCount: row.community_count,
    image: row.image,
    ...(row.accent_color === null ? {} : { accentColor: row.accent_color }),
  };
}
