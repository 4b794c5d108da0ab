import type { components } from '#generated/types/api.d.ts';
import type { TagRow } from './tag-repository.ts';

/** Presents a tag in the contract's shape. */
export function presentTag(row: TagRow): components['schemas']['Tag'] {
  return {
    name: row.name,
    isFollowed: row.followed,
    postCount: row.post_count,
    followerCount: row.follower_count,
  };
}
