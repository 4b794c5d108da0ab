import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import { thumbOf } from '#server/entities/post/post-thumb.ts';
import { blogSkeleton } from '#server/feed/skeletons.ts';
import { withSeen } from '#server/modules/feed/read-state/seen-repository.ts';
import { canRead, isNameable } from '#server/policies/blogs.ts';
import type { Services } from '#server/services.ts';

type Schemas = components['schemas'];
type Post = Schemas['Post'];

/** The reader of a porch. */
export interface PorchReader {
  db: Queryable;
  services: Pick<Services, 'cursors' | 'now'>;
  viewerId: string | null;
}

/** Largest number of new posts that a lantern counts. */
const MAX_NEW_COUNT = 9;
/** Age in seconds from which a post is not new to anybody. */
const NEW_POST_MAX_AGE_SECONDS = 7 * 86_400;

/** Returns the newest posts of a blog, as a list would show them to the reader. */
export async function newestPosts(
  { db, services, viewerId }: PorchReader,
  blog: BlogRow,
  limit: number,
  tag?: string,
): Promise<Post[]> {
  const { posts } = await postPage({
    db,
    cursors: services.cursors,
    viewerId,
    skeleton: blogSkeleton(db, blog.id, tag === undefined ? {} : { tag }),
    scope: 'discovery',
    list: 'porch',
    cursor: undefined,
    limit,
    path: '',
    query: {},
  });
  return posts;
}

/** Returns a post as a porch shows it beside others. */
export function porchPost(post: Post): Schemas['PorchPost'] {
  return { blog: post.blog, post: thumbOf(post), publishedTs: post.timestamp };
}

/** A lantern as its reader sees it. */
interface Lit {
  light: Schemas['PorchLight'];
  /** The newest post that is new to the reader. */
  newest?: Post | undefined;
}

/** Returns the name of the blog at an address inside the site. */
function nameIn(href: string): string | undefined {
  return /^\/([A-Za-z0-9-]+)(?:[/?#]|$)/.exec(href)?.[1];
}

async function litOf(reader: PorchReader, href: string): Promise<Lit> {
  const { db, services, viewerId } = reader;
  const name = nameIn(href);
  const blog = name === undefined ? undefined : await findBlog(db, name, viewerId);
  if (!blog || !canRead(blog, viewerId) || !isNameable(blog)) return { light: {} };
  // Writers of a blog know its posts.
  const isOwn = blog.member_role !== null;
  const since = Math.floor(services.now() / 1000) - NEW_POST_MAX_AGE_SECONDS;
  const posts = isOwn ? [] : await withSeen(db, viewerId, await newestPosts(reader, blog, MAX_NEW_COUNT));
  const fresh = posts.filter(({ timestamp, seen }) => timestamp >= since && seen !== true);
  return {
    light: { blog: presentBlogRef(blog, viewerId), newPostCount: fresh.length },
    newest: fresh[0],
  };
}

/** Returns of each lantern whether it is lit, with the newest post of its blog. */
export async function litLanterns(
  reader: PorchReader,
  lanterns: readonly Schemas['Lantern'][],
): Promise<Lit[]> {
  const lit: Lit[] = [];
  for (const { href } of lanterns) lit.push(await litOf(reader, href));
  return lit;
}
