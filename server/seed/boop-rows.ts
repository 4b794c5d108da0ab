import { boopSources } from '#openapi/world/boops.ts';
import { idAt } from '#openapi/world/clock.ts';
import type { World, WorldBlog } from '#openapi/world/model.ts';
import type { Ids, Row } from './rows.ts';

function blogOf(world: World, key: string): WorldBlog {
  const blog = world.blogs.find((one) => one.key === key);
  if (!blog) throw new RangeError(`The world has no ${key}`);
  return blog;
}

/** Returns the accounts whose blogs send and receive boops: they enabled it in the labs. */
export function boopersOf(world: World): ReadonlySet<string> {
  return new Set(boopSources.flatMap(({ from, to }) => [blogOf(world, from).owner, blogOf(world, to).owner]));
}

/** Returns the rows of boops. */
export function boopRows(world: World, ids: Ids): Row[] {
  return boopSources.map(({ from, to, kind, minutes }) => {
    const at = world.anchor - minutes * 60_000;
    return {
      id: idAt(at, `boop:${from}:${to}`),
      from_blog_id: ids.blog(blogOf(world, from)),
      to_blog_id: ids.blog(blogOf(world, to)),
      user_id: ids.user(blogOf(world, from).owner),
      kind,
      created_at: new Date(at).toISOString(),
    };
  });
}
