import type { components } from '#generated/types/api.d.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { ContentLabelCategory } from '#generated/zod/contentLabelCategory.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { LABELS } from '#src/entities/post/model/labels.ts';
import { momentOf, wallTimeOf } from '#src/shared/lib/time/wall-time.ts';
import { webAddress } from './embed-of.ts';

type CreatePostRequest = components['schemas']['CreatePostRequest'];

/** Additional options of a post, as the form stores them. */
export interface PostOptions {
  /** Slug in the post's address; empty for one generated from its text. */
  slug: string;
  /** Displayed local date: `2026-05-01T09:00`; empty for the publishing date. */
  date: string;
  /** Address of the source; empty for none. */
  sourceUrl: string;
  /** True when the post is hidden behind a content label. */
  isLabelled: boolean;
  categories: ContentLabelCategory[];
  /** Members who may reblog the post. */
  reblog: 'everyone' | 'noone';
  /** Members who may pay for showing the post (spec 001 §3). */
  blaze: NonNullable<Post['interactabilityBlaze']>;
  isCommercial: boolean;
}

/** Options of a post that sets none. */
export const DEFAULT_OPTIONS: PostOptions = {
  slug: '',
  date: '',
  sourceUrl: '',
  isLabelled: false,
  categories: [],
  reblog: 'everyone',
  blaze: 'everyone',
  isCommercial: false,
};

/** Returns the default options of a blog's new posts. */
export function defaultOptionsOf(blog: Blog | undefined): PostOptions {
  return blog?.reblogs === 'noone' ? { ...DEFAULT_OPTIONS, reblog: 'noone' } : DEFAULT_OPTIONS;
}

/** Returns the current options of a post. */
export function optionsOf(post: Post): PostOptions {
  const { hasCommunityLabel, categories } = post.communityLabels;
  return {
    slug: post.slug,
    date: wallTimeOf(Date.parse(post.date)),
    sourceUrl: post.sourceUrl ?? '',
    isLabelled: hasCommunityLabel,
    categories: LABELS.filter((label) => categories[label] !== undefined),
    reblog: post.interactabilityReblog,
    blaze: post.interactabilityBlaze ?? 'everyone',
    isCommercial: post.isCommercial ?? false,
  };
}

/** Returns true when the source is filled in but not a web address. */
export function isWrongSource({ sourceUrl }: PostOptions): boolean {
  return sourceUrl.trim() !== '' && webAddress(sourceUrl) === undefined;
}

/** Counts the options that differ from the default. */
export function changedOptionCount(more: PostOptions, usual: PostOptions): number {
  const { isLabelled, categories, ...rest } = more;
  const isSame = isLabelled === usual.isLabelled && categories.join() === usual.categories.join();
  const others = Object.entries(rest).filter(([name, value]) => usual[name as keyof PostOptions] !== value);
  return others.length + (isSame ? 0 : 1);
}

/**
 * Returns the request fields of the options that differ from those the form opened with, so that values the server
 * chose are not overwritten.
 */
export function optionsRequest(
  more: PostOptions | undefined,
  usual: PostOptions,
): Partial<CreatePostRequest> {
  if (!more) return {};
  const moment = momentOf(more.date);
  const source = more.sourceUrl.trim();
  const isRelabelled =
    more.isLabelled !== usual.isLabelled || more.categories.join() !== usual.categories.join();
  return {
    ...(more.slug.trim() !== usual.slug && more.slug.trim() ? { slug: more.slug.trim() } : {}),
    ...(more.date !== usual.date && moment !== undefined ? { date: new Date(moment).toISOString() } : {}),
    ...(source === usual.sourceUrl ? {} : { sourceUrl: webAddress(source) ?? source }),
    ...(more.reblog === usual.reblog ? {} : { interactabilityReblog: more.reblog }),
    ...(more.blaze === usual.blaze ? {} : { interactabilityBlaze: more.blaze }),
    ...(more.isCommercial === usual.isCommercial ? {} : { isCommercial: more.isCommercial }),
    ...(isRelabelled
      ? {
          hasCommunityLabel: more.isLabelled,
          communityLabelCategories: more.isLabelled ? more.categories : [],
        }
      : {}),
  };
}
