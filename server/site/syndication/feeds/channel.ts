import type { Post } from '#generated/zod/post.zod.ts';
import { postHead } from '#src/domain/post/post-head.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { truncate } from '#src/domain/text/truncate.ts';
import { paths } from '#src/paths/paths.ts';
import { postHtml } from './post-html.ts';

/** One post of a feed. */
export interface Item {
  /** Address on the site, by which feed readers identify the post. */
  url: string;
  title: string;
  html: string;
  author: { name: string; url: string };
  tags: readonly string[];
  published: Date;
  updated: Date;
}

/** Content of a feed, independent of its format. */
export interface Channel {
  title: string;
  description: string;
  /** Address of the page that it follows, and of the feed itself. */
  page: string;
  self: string;
  icon?: string;
  updated: Date;
  items: readonly Item[];
}

const MAX_TITLE_LENGTH = 80;
/** Number of posts in a feed. */
const POST_COUNT = 20;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Returns the address without a slug, which may change with the text, but not of the id alone. */
function addressOf({ blogName, id }: Post, origin: string): string {
  return origin + paths.post(blogName, id);
}

/** Returns a post's HTML. A post that the site covers is covered here too, since feed readers would show it unasked. */
function htmlOf(post: Post, origin: string): string {
  if (!isSensitive(post)) return postHtml(post, origin);
  return `<p><a href="${addressOf(post, origin)}">This post may contain something not everybody wants to see.</a></p>`;
}

function itemOf(post: Post, origin: string): Item {
  const words = truncate(postHead(post).description ?? '', MAX_TITLE_LENGTH);
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

/** Compares by time; posts of the same second by id. */
function newestFirst(a: Post, b: Post): number {
  return b.timestamp - a.timestamp || Number(BigInt(b.id) - BigInt(a.id));
}

/** Returns a feed of these posts, newest first: a pinned post has no special position in it. */
export function channelOf(
  posts: readonly Post[],
  origin: string,
  about: Pick<Channel, 'title' | 'description' | 'page' | 'self' | 'icon'>,
): Channel {
  const items = [...posts]
    .sort(newestFirst)
    .slice(0, POST_COUNT)
    .map((post) => itemOf(post, origin));
  // A feed without posts has no time of change.
  const updated = new Date(Math.max(0, ...items.map((item) => item.updated.getTime())));
  return { ...about, updated, items };
}
