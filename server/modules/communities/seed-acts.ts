import { communityCategories } from '#openapi/world/communities.ts';
import { mediaOf } from '#openapi/world/media.ts';
import { artById } from '#openapi/world/sources.ts';
import type { SeedAct, SeedContext } from '#server/seed/seed-context.ts';
import { updateCategoryPictures } from './show/community-repository.ts';

/** Returns the acts of communities: the categories, which every site has, get the pictures of the demo world. */
export function seedActs({ world }: SeedContext): SeedAct[] {
  const pictures = communityCategories.map(([id, , , art]) => {
    const found = artById(art);
    if (!found) throw new RangeError(`The world has no picture ${art}`);
    return { id, image: mediaOf(found) };
  });
  return [
    {
      atMs: world.anchor,
      act: (tx) => updateCategoryPictures(tx, pictures),
    },
  ];
}
