import { boopSources } from '#openapi/world/boops.ts';
import type { World } from '#openapi/world/model.ts';

/** Returns the accounts whose blogs send and receive boops: they enabled it in the labs. */
export function boopersOf(world: World): ReadonlySet<string> {
  return new Set(boopSources.flatMap(({ from, to }) => [world.blog(from).owner, world.blog(to).owner]));
}
