import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogUrl, postUrl } from '#server/entities/blog/addresses.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { isWebAddress } from '#server/entities/post/links.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { isPublished } from '#server/policies/posts.ts';
import { everyBlock, mapBlocks } from './map-blocks.ts';
import { ownUploads } from './uploads.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type Attribution = Schemas['Attribution'];

/** Blogs and posts from the database that a content refers to. */
interface Known {
  blogs: ReadonlyMap<string, BlogRow>;
  posts: ReadonlyMap<string, PostRow>;
}

function formattingOf(block: Block): readonly Schemas['TextFormat'][] {
  if (block.type === 'text') return block.formatting ?? [];
  if (block.type === 'ordered-list' || block.type === 'unordered-list')
    return block.items.flatMap((item) => item.formatting ?? []);
  return [];
}

function attributionOf(block: Block): Attribution | undefined {
  return block.type === 'image' || block.type === 'audio' || block.type === 'video'
    ? block.attribution
    : undefined;
}

/** Returns a blog in the shape of a mention or an attribution. */
export function namedBlog({ uuid, name }: BlogRow): Schemas['MentionedBlog'] {
  return { uuid, name, url: blogUrl(name) };
}

/** Loads the blogs and posts that a content refers to, as a visitor sees them: private ones are credited to nobody. */
async function knownOf(db: Queryable, content: readonly Block[]): Promise<Known> {
  const blocks = everyBlock(content);
  const credits = blocks.flatMap((block) => attributionOf(block) ?? []);
  const ids = credits.flatMap(({ post }) => (post && isPossibleId(post.id) ? [post.id] : []));
  const uuids = [
    ...credits.flatMap(({ blog }) => (blog ? [blog.uuid] : [])),
    ...blocks.flatMap((block) => (block.type === 'blog' ? [block.blog.uuid] : [])),
    ...blocks
      .flatMap(formattingOf)
      .flatMap(({ type, blog }) => (type === 'mention' && blog ? [blog.uuid] : [])),
  ];
  const posts = new Map((await postsByIds(db, ids, null)).map((post) => [post.id, post]));
  const named = await blogsByUuids(db, uuids);
  const writers = await blogsByIds(
    db,
    [...posts.values()].map((post) => post.blog_id),
    null,
  );
  return { posts, blogs: new Map([...named, ...writers].map(([, blog]) => [blog.uuid, blog])) };
}

/**
 * Replaces a sent attribution with data from the database; undefined when its source is unknown. Names in the request
 * are ignored.
 */
function settledAttribution(sent: Attribution, known: Known): Attribution | undefined {
  const { type, url } = sent;
  if (type === 'post' && sent.post) {
    const post = known.posts.get(sent.post.id);
    const blog = [...known.blogs.values()].find(({ id }) => id === post?.blog_id);
    if (!post || !isPublished(post) || !blog || blog.has_password || blog.is_hidden || blog.is_private)
      return undefined;
    return {
      type,
      post: { id: post.id },
      blog: namedBlog(blog),
      url: postUrl(blog.name, post.id, ''),
    };
  }
  if (type === 'blog' && sent.blog) {
    const blog = known.blogs.get(sent.blog.uuid);
    return blog && { type, blog: namedBlog(blog), url: blogUrl(blog.name) };
  }
  if ((type === 'link' || type === 'app') && url && isWebAddress(url)) {
    return { type: 'link', url, displayText: new URL(url).hostname.slice(0, 140) };
  }
  return undefined;
}

/** Replaces mentions with current blog names; the text of a mention of a missing blog stays without a link. */
function settledRanges<Range extends Schemas['TextFormat']>(ranges: readonly Range[], known: Known): Range[] {
  return ranges.flatMap((range) => {
    if (range.type !== 'mention') return [range];
    const blog = range.blog && known.blogs.get(range.blog.uuid);
    return blog ? [{ ...range, blog: namedBlog(blog) }] : [];
  });
}

function settledText<Text extends { formatting?: Schemas['TextFormat'][] }>(text: Text, known: Known): Text {
  return text.formatting ? { ...text, formatting: settledRanges(text.formatting, known) } : text;
}

function settledBlock(block: Block, known: Known): Block {
  if (block.type === 'text') return settledText(block, known);
  if (block.type === 'ordered-list' || block.type === 'unordered-list') {
    return { ...block, items: block.items.map((item) => settledText(item, known)) };
  }
  if (block.type === 'blog') {
    const { uuid } = block.blog;
    const blog = known.blogs.get(uuid);
    return { type: 'blog', blog: blog ? namedBlog(blog) : { uuid } };
  }
  const sent = attributionOf(block);
  if (!sent) return block;
  const { attribution: _sent, ...rest } = block as Extract<Block, { attribution?: Attribution }>;
  const attribution = settledAttribution(sent, known);
  return attribution ? { ...rest, attribution } : rest;
}

/**
 * Replaces sources and mentions of a content with data from the database: names and addresses in a request could
 * attribute text to anybody.
 */
async function settledSources(db: Queryable, content: readonly Block[]): Promise<Block[]> {
  const known = await knownOf(db, content);
  return mapBlocks(content, (block) => settledBlock(block, known));
}

/**
 * Returns a content ready for storing: sources and mentions from the database, and only files that belong to the
 * author.
 *
 * @param before the previous content, for an edit
 * @throws bad-media-format
 */
export async function resolvedContent(
  db: Queryable,
  content: readonly Block[],
  authorId: string,
  before?: readonly Block[],
): Promise<Block[]> {
  return settledSources(db, await ownUploads(db, content, authorId, before));
}
