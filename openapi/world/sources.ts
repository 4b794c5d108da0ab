import type { Art } from './art/recipe.ts';
import type { PostSource } from './blocks.ts';
import { type BlogSource, cast, type Member } from './cast.ts';
import { avatarArt, headerArt } from './media.ts';
import { unfinishedAccounts } from './newcomers.ts';
import { deskPosts } from './posts/desk.ts';
import { ferranPosts } from './posts/ferran.ts';
import { filmPosts } from './posts/films.ts';
import { handwritingPosts } from './posts/handwriting.ts';
import { housePosts } from './posts/house.ts';
import { makerPosts } from './posts/makers.ts';
import { marlowPosts } from './posts/marlow.ts';
import { odilePosts } from './posts/odile.ts';
import { outdoorPosts } from './posts/outdoors.ts';
import { playPosts } from './posts/play.ts';
import { deletedBlogPosts, reblogPosts } from './posts/reblogs.ts';
import { tamsinPosts } from './posts/tamsin.ts';
import { random } from './random.ts';
import { readers } from './readers.ts';
import { artsOf } from './resolve.ts';

/** All hand-written posts, unordered. */
export const writtenPosts: readonly PostSource[] = [
  ...marlowPosts,
  ...odilePosts,
  ...tamsinPosts,
  ...ferranPosts,
  ...makerPosts,
  ...handwritingPosts,
  ...filmPosts,
  ...playPosts,
  ...outdoorPosts,
  ...housePosts,
  ...reblogPosts,
  ...deskPosts,
  ...deletedBlogPosts,
];

export const allBlogs: readonly BlogSource[] = [...cast, ...readers, ...unfinishedAccounts];

/** Keys of the blogs whose owners run the site. */
const STAFF_KEYS: ReadonlySet<string> = new Set(['skein', 'greta']);

/** The accounts, one per owner. */
export const members: readonly Member[] = allBlogs
  .filter((blog) => blog.primary)
  .map((blog) => {
    const rnd = random(`member:${blog.owner}`);
    const two = (n: number) => String(n).padStart(2, '0');
    return {
      key: blog.owner,
      email: `${blog.owner}@example.com`,
      birthDate: blog.isUnfinished
        ? null
        : `${rnd.int(1956, 2001)}-${two(rnd.int(1, 12))}-${two(rnd.int(1, 28))}`,
      isAdmin: STAFF_KEYS.has(blog.key),
    };
  });

let byId: ReadonlyMap<string, Art> | undefined;

/** Returns every picture of the world by its id. */
export function allArts(): ReadonlyMap<string, Art> {
  byId ??= new Map(
    [
      ...allBlogs.flatMap((blog) => [avatarArt(blog), headerArt(blog)]),
      ...writtenPosts.flatMap((post) => artsOf(post)),
    ].flatMap((art) => (art ? [[art.id, art] as const] : [])),
  );
  return byId;
}

/** Returns the picture with that id; undefined when there is none. */
export function artById(id: string): Art | undefined {
  return allArts().get(id);
}
