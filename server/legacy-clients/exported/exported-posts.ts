import type { components } from '#generated/types/api.d.ts';
import { isWebAddress } from '#server/entities/post/links.ts';
import { blocksOfExported, type ExportedBlock, type Fields, linkTo } from './exported-blocks.ts';
import { contentOfLegacy } from './legacy-content.ts';

type Schemas = components['schemas'];

/** A post of another site of the family, converted to the contract; its pictures still have their addresses there. */
export interface ExportedPost {
  /** Id at the other site. */
  id: string;
  /** Time of publication at the other site, in milliseconds since 1970. */
  writtenAt: number;
  state: 'published' | 'private' | 'draft';
  content: ExportedBlock[];
  layout: Schemas['LayoutBlock'][];
  tags: string[];
  slug: string | undefined;
  sourceUrl: string | undefined;
}

/** A post that cannot be imported, and the reason for the operator. */
export interface LeftPost {
  id: string;
  why: string;
}

/** Earliest time that an id can encode. */
const EARLIEST = Date.UTC(2006, 0, 1);

const STATES: Readonly<Record<string, ExportedPost['state']>> = {
  published: 'published',
  private: 'private',
  draft: 'draft',
};

/**
 * Parses posts in the format of the family's public API: `{response: {posts}}`, `{posts}` or a list of posts; with
 * blocks, or with the HTML of earlier versions.
 *
 * @throws SyntaxError when the text is not JSON, TypeError when it has no list of posts
 */
export function readExport(text: string): { posts: ExportedPost[]; left: LeftPost[] } {
  const posts: ExportedPost[] = [];
  const left: LeftPost[] = [];
  for (const fields of postsIn(JSON.parse(text))) {
    const post = readPost(fields);
    if ('why' in post) left.push(post);
    else posts.push(post);
  }
  return { posts: posts.sort((a, b) => a.writtenAt - b.writtenAt), left };
}

function postsIn(document: unknown): Fields[] {
  const { response, posts } = (document ?? {}) as { response?: { posts?: unknown }; posts?: unknown };
  const list = Array.isArray(document) ? document : (response?.posts ?? posts);
  if (!Array.isArray(list)) throw new TypeError('There is no list of posts in it.');
  return list.filter((post): post is Fields => typeof post === 'object' && post !== null);
}

function readPost(fields: Fields): ExportedPost | LeftPost {
  const id = String(fields.id_string ?? fields.id ?? '?');
  const state = STATES[String(fields.state ?? 'published')];
  if (state === undefined) return { id, why: `its state is ${String(fields.state)}` };
  const writtenAt = Number(fields.timestamp) * 1000;
  if (!(writtenAt >= EARLIEST && writtenAt < Date.now()))
    return { id, why: 'it says no time at which it was written' };
  const own = Array.isArray(fields.content)
    ? blocksOfExported(fields.content, fields.layout)
    : { content: contentOfLegacy(fields), layout: [] };
  if (own.content.length === 0) return { id, why: 'it has no words or pictures of its own' };
  return {
    id,
    writtenAt,
    state,
    ...withSource(own, fields),
    tags: Array.isArray(fields.tags) ? fields.tags.map(String) : [],
    slug: textOf(fields.slug),
    sourceUrl: [fields.source_url].filter(textOf).map(String).find(isWebAddress),
  };
}

/** Prepends a link to the source of a reblog, whose trail is not imported. Its author is never guessed. */
function withSource(own: Pick<ExportedPost, 'content' | 'layout'>, fields: Fields) {
  const address = textOf(fields.parent_post_url) ?? textOf(fields.reblogged_from_url);
  const passedOn = Array.isArray(fields.trail) && fields.trail.length > 0;
  if (!passedOn && address === undefined) return own;
  return { content: [...linkTo(address), ...own.content], layout: [] };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
