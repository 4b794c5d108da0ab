import type { components } from '#generated/types/api.d.ts';
import { timeOfId } from '#server/core/ids.ts';

type Post = components['schemas']['Post'];

/** Returns liked posts with the time of the like in seconds. `positions` holds the position of each like by post. */
export function withLikedTs(posts: readonly Post[], positions: ReadonlyMap<string, string>): Post[] {
  return posts.map((post) => {
    const position = positions.get(post.id);
    return position === undefined ? post : { ...post, likedTs: Math.floor(timeOfId(position) / 1000) };
  });
}
