import { collectionSources } from '#openapi/world/collections.ts';
import type { World } from '#openapi/world/model.ts';

/** Returns the accounts whose blogs keep collections: they enabled them in the labs. */
export function collectionKeepersOf(world: World): ReadonlySet<string> {
  return new Set(
    collectionSources.flatMap(({ blog, collaborators }) =>
      [blog, ...collaborators.map(([key]) => key)].map((key) => world.blog(key).owner),
    ),
  );
}
