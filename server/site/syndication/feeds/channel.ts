import type { Post } from '#generated/zod/post.zod.ts';
import { postHead } from '#src/domain/post/post-head.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { truncate } from '#src/domain/text/truncate.ts';
import { paths } from '#src/paths/paths.ts';
import { postHtml } from './post-html.ts';

/** One post of a feed. */
export interface Item {
  /** Its address on the site, which is what readers know it by. */
  url: string;
  title: string;
  html: string;
  author: { name: string; url: string };
  tags: readonly string[];
  published: Date;
  updated: Date;
}

/** What a feed says, whatever its format. */
export interface Channel {
  title: string;
  description: string;
  /** The page that it follows, and its own address. */
  page: string;
  self: string;
  icon?: string;
  updated: Date;
  items: readonly Item[];
}

const TITLE = 80;
/** Posts of a feed. */
const LENGTH = 20;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Never its number alone: a post is known by an address without a slug, which may change with its words. */
function addressOf({ blogName, id }: Post, origin: string): string {
  return origin + paths.post(blogName, id);
}

/** A post that the site covers is covered in readers as well: they would show it unasked. */
function htmlOf(post: Post, origin: string): string {
  if (!isSensitive(post)) return postHtml(post, origin);
  return `<p><a href="${addressOf(post, origin)}">This post may contain something not everybody wants to see.</a></p>`;
}

function itemOf(post: Post, origin: string): Item {
  const words = truncate(postHead(post).description ?? '', TITLE);
  return {
    url: addressOf(post, origin),
    title: words || `Post by ${post.blogName}`,
    html: htmlOf(post, origin),
    author: { name: post.blogName, url: origin + paths.blog(post.blogName) },
    tags: post.tags,
    published: dateOf(post.timestamp),
    updated: dateOf(post.editedTs ?? post.timestamp),
  };
}

/** Of one second the later is the one with the higher number. */
function newestFirst(a: Post, b: Post): number {
  return b.timestamp - a.timestamp || Number(BigInt(b.id) - BigInt(a.id));
}

/** A feed of these posts, newest first: a pinned post has no other place in it than any other. */
export function channelOf(
  posts: readonly Post[],
  origin: string,
  about: Pick<Channel, 'title' | 'description' | 'page' | 'self' | 'icon'>,
): Channel {
  const items = [...posts]
    .sort(newestFirst)
    .slice(0, LENGTH)
    .map((post) => itemOf(post, origin));
  // Without posts there is nothing to be newer than.
  const updated = new Date(Math.max(0, ...items.map((item) => item.updated.getTime())));
  return { ...about, updated, items };
}
