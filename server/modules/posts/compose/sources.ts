import type { components } from '#generated/types/api.d.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogUrl, postUrl } from '#server/entities/blog/addresses.ts';
import { blogsByIds, blogsByUuids } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { isWebAddress } from '#server/entities/post/links.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { everyBlock, mapBlocks } from './map-blocks.ts';
import { ownUploads } from './uploads.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type Attribution = Schemas['Attribution'];

/** What the server knows of what a post names. */
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

/** A blog as a mention or an attribution names it. */
export function namedBlog({ uuid, name }: BlogRow): Schemas['MentionedBlog'] {
  return { uuid, name, url: blogUrl(name) };
}

/** Reads the blogs and posts that a content names. A visitor's eyes: what only some may see is credited to nobody. */
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

/** A source in the server's words; undefined when nothing is known of it. What the sender calls it does not count. */
function settledAttribution(sent: Attribution, known: Known): Attribution | undefined {
  const { type, url } = sent;
  if (type === 'post' && sent.post) {
    const post = known.posts.get(sent.post.id);
    const blog = [...known.blogs.values()].find(({ id }) => id === post?.blog_id);
    if (post?.state !== 'published' || !blog || blog.has_password || blog.is_hidden || blog.is_private)
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

/** Mentions by the names the blogs have now; of a blog that is not there the words stay and lead nowhere. */
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
 * A content whose sources and mentions are what the server knows them to be: names and addresses are never taken as sent
 * (anybody could put words into anybody's mouth).
 */
async function settledSources(db: Queryable, content: readonly Block[]): Promise<Block[]> {
  const known = await knownOf(db, content);
  return mapBlocks(content, (block) => settledBlock(block, known));
}

/**
 * A content as it may be kept: sources and mentions in the server's words, files that are the author's own.
 *
 * @param before the content as it was, for an edit
 * @throws bad-media-format
 */
export async function settledContent(
  db: Queryable,
  content: readonly Block[],
  authorId: string,
  before?: readonly Block[],
): Promise<Block[]> {
  return settledSources(db, await ownUploads(db, content, authorId, before));
}
