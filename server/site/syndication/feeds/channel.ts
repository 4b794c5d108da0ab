import type { Post } from '#generated/zod/post.zod.ts';
import { postHead } from '#src/domain/post/post-head.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { truncateAtWord } from '#src/domain/text/truncate.ts';
import { paths } from '#src/paths/paths.ts';
import { postHtml } from './post-html.ts';

/** One post of a feed. */
export interface Item {
  /** Address by which feed readers identify the post: without the slug, which may change with the text. */
  id: string;
  /** Address of its page. */
  url: string;
  title: string;
  /** Beginning of its text. */
  summary: string;
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
  /** Picture in a format that RSS allows: GIF, JPEG or PNG. */
  image?: string;
  /** Time of the last change; a feed without posts has none. */
  updated?: Date;
  /** Beginning of the present day, for formats that require a time of every feed. */
  today: Date;
  items: readonly Item[];
}

const MAX_TITLE_LENGTH = 80;
/** Number of posts in a feed. */
const POST_COUNT = 20;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const COVERED = 'This post may contain something not everybody wants to see.';

function addressOf({ blogName, id, slug }: Post, origin: string): string {
  return origin + paths.post(blogName, id, slug);
}

/** Returns a post's HTML. A post that the site covers is covered here too, since feed readers would show it unasked. */
function htmlOf(post: Post, origin: string): string {
  if (!isSensitive(post)) return postHtml(post, origin);
  return `<p><a href="${addressOf(post, origin)}">${COVERED}</a></p>`;
}

function itemOf(post: Post, origin: string): Item {
  const summary = postHead(post).description ?? '';
  const title = truncateAtWord(summary, MAX_TITLE_LENGTH) || `Post by ${post.blogName}`;
  return {
    id: origin + paths.post(post.blogName, post.id),
    url: addressOf(post, origin),
    title,
    summary: summary || (isSensitive(post) ? COVERED : title),
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
  about: Pick<Channel, 'title' | 'description' | 'page' | 'self' | 'icon' | 'image' | 'today'>,
): Channel {
  const items = [...posts]
    .sort(newestFirst)
    .slice(0, POST_COUNT)
    .map((post) => itemOf(post, origin));
  if (items.length === 0) return { ...about, items };
  return { ...about, updated: new Date(Math.max(...items.map((item) => item.updated.getTime()))), items };
}
