import { idAt } from '#openapi/world/clock.ts';
import type { World, WorldBlog } from '#openapi/world/model.ts';
import type { Queryable } from '#server/db/database.ts';

/** A row of a table; arrays and objects become jsonb, or an array where the table has one. */
export type Row = Record<string, unknown>;

/** Rows of a table of the demo world. */
export type SeedTable = {
  table: string;
  /** Tables whose rows must be inserted before, because these refer to them. */
  after?: readonly string[];
  rows: Row[];
};

/**
 * An act of the demo world, done by the functions of a module, because what follows from it is more than rows: a payment with
 * its receipt and its entries in the ledger.
 */
export type SeedAct = {
  /** Milliseconds since 1970. Acts of all modules are done in this order. */
  atMs: number;
  act: (tx: Queryable) => Promise<void>;
};

/** Milliseconds between two entries of a member's list, and before the first. */
export const LIST_GAP_MS = 40 * 60_000;

/** Formats milliseconds since 1970 as a timestamp. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns how many items fulfil a condition. */
export const count = <T>(list: readonly T[], is: (item: T) => boolean): number => list.filter(is).length;

const userId = (member: string, at: number): string => idAt(at, `user:${member}`);

/** Returns functions for the ids of accounts and blogs, which encode their creation times. */
export function idsOf(world: World) {
  const blogs = [...world.blogs, ...world.deletedBlogs];
  const blogIds = new Map(blogs.map((blog) => [blog.key, idAt(blog.createdAt, `blog:${blog.key}`)]));
  const made = new Map(
    blogs.filter((blog) => blog.source.primary).map((blog) => [blog.owner, blog.createdAt]),
  );
  const userIds = new Map([...made].map(([member, at]) => [member, userId(member, at)]));
  const known = (map: ReadonlyMap<string, string>, key: string): string => {
    const id = map.get(key);
    if (id === undefined) throw new RangeError(`The world has no ${key}`);
    return id;
  };
  return {
    blogs,
    blog: (blog: WorldBlog) => known(blogIds, blog.key),
    user: (member: string) => known(userIds, member),
    userMadeAt: (member: string) => made.get(member) ?? world.anchor,
  };
}

/** Looks up the ids of accounts and blogs. */
export type Ids = ReturnType<typeof idsOf>;

/** Passed to the modules, which make their rows of the demo world from it. */
export type SeedContext = {
  world: World;
  ids: Ids;
  /** Argon2id hash of the password that all accounts share. */
  passwordHash: string;
};
