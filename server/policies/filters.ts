import type { components } from '#generated/types/api.d.ts';
import { textsOf } from '#server/core/post-texts.ts';
import { tagKey } from '#server/core/tags.ts';
import { hasUndescribed, isHiddenByLabel, type LabelChoices } from './labels.ts';

type Schemas = components['schemas'];
/** Kind of list to which a filter or a mute applies. */
export type Scope = Schemas['FilterScope'];
type Match = Schemas['FilterMatch'];

interface Mute {
  blog: string;
  /** Name of the blog. */
  name: string;
  kind: 'all' | 'reblogs' | 'tag';
  tag: string | null;
  /** End in epoch seconds; null without one. */
  expires: number | null;
}

interface Filter {
  /** Normalised form for comparison, and the text as typed. */
  key: string;
  name: string;
  action: Match['action'];
  /** End in epoch seconds; null without one. */
  expires: number | null;
}

/** A member's mutes and filters for one kind of list. */
export interface Filters {
  mutes: readonly Mute[];
  tags: readonly Filter[];
  texts: readonly Filter[];
  /** Choices for labelled posts; null for visitors, who get them covered. */
  labels: LabelChoices | null;
}

/** Scopes of a filter that names none. */
export const EVERYWHERE: readonly Scope[] = ['dashboard', 'discovery', 'blogs', 'communities', 'activity'];

/** Returns the mute that hides a post: of its blog, of the blog's reblogs, or of a tag on the blog. */
export function muteOf(post: Schemas['Post'], { mutes }: Filters): Mute | undefined {
  return mutes.find(({ blog, kind, tag }) => {
    if (blog !== post.blog.uuid) return false;
    if (kind === 'reblogs') return post.parentPostId !== undefined;
    return kind === 'all' || post.tags.some((own) => tagKey(own) === tag);
  });
}

/** Returns true when a post has a label that the member hides. */
export function isHiddenByMute({ communityLabels }: Schemas['Post'], { labels }: Filters): boolean {
  return labels !== null && isHiddenByLabel(communityLabels, labels);
}

/** Returns the tags of a post and of the posts in its trail. */
function tagsOf({ tags, trail }: Schemas['Post']): Set<string> {
  return new Set([...tags, ...trail.flatMap((item) => item.tags ?? [])].map(tagKey));
}

/** Returns the names of blogs that blocks display: in cards, and as authors. */
function namesIn(blocks: readonly Schemas['ContentBlock'][]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'nested-blocks') return namesIn(block.blocks);
    if (block.type === 'image-set' || block.type === 'carousel') return namesIn(block.images);
    if (block.type === 'blog') return block.blog.name ?? [];
    return ('attribution' in block && block.attribution?.blog?.name) || [];
  });
}

/** Returns the names of blogs whose ask is answered. */
function askersOf(layout: Schemas['Post']['layout'] = []): string[] {
  return layout.flatMap((part) => (part.type === 'ask' && part.attribution?.blog?.name) || []);
}

/** Returns all readable text of a post with its trail: texts, tags and names of blogs. */
function wordsOf({ blog, content, layout, tags, trail }: Schemas['Post']): string {
  const parts = [
    { name: blog.name, content, layout, tags },
    ...trail.map((item) => ({ ...item, name: item.blog?.name ?? item.brokenBlogName ?? '' })),
  ];
  return parts
    .flatMap((part) => [
      part.name,
      ...(part.tags ?? []),
      ...textsOf(part.content),
      ...namesIn(part.content),
      ...askersOf(part.layout),
    ])
    .join('\n');
}

/** Returns the member's text filters that match a text. */
export function matchesInWords(words: string, { texts }: Filters): Match[] {
  const read = words.toLowerCase();
  return texts
    .filter(({ key }) => read.includes(key))
    .map(({ name, action }) => ({ kind: 'content', value: name, action }));
}

/** Returns the member's filters that match a post. */
export function matchesOf(post: Schemas['Post'], filters: Filters): Match[] {
  const { tags, texts, labels } = filters;
  const matches: Match[] = [];
  if (labels?.hideUndescribed && hasUndescribed(post)) {
    matches.push({ kind: 'undescribed', value: '', action: 'warn' });
  }
  if (tags.length > 0) {
    const own = tagsOf(post);
    const found = tags.filter(({ key }) => own.has(key));
    matches.push(...found.map(({ name, action }) => ({ kind: 'tag' as const, value: name, action })));
  }
  if (texts.length > 0) matches.push(...matchesInWords(wordsOf(post), filters));
  return matches;
}
