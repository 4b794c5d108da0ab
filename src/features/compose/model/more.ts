import type { components } from '#generated/types/api.d.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { ContentLabelCategory } from '#generated/zod/contentLabelCategory.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { LABELS } from '#src/entities/post/model/labels.ts';
import { webAddress } from './embed-of.ts';
import { momentOf, wallTimeOf } from './schedule.ts';

type CreatePostRequest = components['schemas']['CreatePostRequest'];

/** What a post can say about itself besides its words, as the form keeps it. */
export interface More {
  /** The words in its address; empty for those made from its text. */
  slug: string;
  /** The date it shows, as clocks here show it: `2026-05-01T09:00`; empty for the day it goes out. */
  date: string;
  /** Where it comes from; empty for nowhere else. */
  sourceUrl: string;
  /** Whether it is covered until a reader wants to see it. */
  isLabelled: boolean;
  categories: ContentLabelCategory[];
  /** Who may reblog it. */
  reblog: 'everyone' | 'noone';
  isCommercial: boolean;
}

/** A post that says nothing more. */
export const NO_MORE: More = {
  slug: '',
  date: '',
  sourceUrl: '',
  isLabelled: false,
  categories: [],
  reblog: 'everyone',
  isCommercial: false,
};

/** What a new post of a blog says unless its writer changes it. */
export function usualOf(blog: Blog | undefined): More {
  return blog?.reblogs === 'noone' ? { ...NO_MORE, reblog: 'noone' } : NO_MORE;
}

/** What a post says now. */
export function moreOf(post: Post): More {
  const { hasCommunityLabel, categories } = post.communityLabels;
  return {
    slug: post.slug,
    date: wallTimeOf(Date.parse(post.date)),
    sourceUrl: post.sourceUrl ?? '',
    isLabelled: hasCommunityLabel,
    categories: LABELS.filter((label) => categories[label] !== undefined),
    reblog: post.interactabilityReblog,
    isCommercial: post.isCommercial ?? false,
  };
}

/** Whether something is typed that is no address of a page. */
export function isWrongSource({ sourceUrl }: More): boolean {
  return sourceUrl.trim() !== '' && webAddress(sourceUrl) === undefined;
}

/** How many things a post says that are not what every post says. */
export function countOf(more: More, usual: More): number {
  const { isLabelled, categories, ...rest } = more;
  const isSame = isLabelled === usual.isLabelled && categories.join() === usual.categories.join();
  const others = Object.entries(rest).filter(([name, value]) => usual[name as keyof More] !== value);
  return others.length + (isSame ? 0 : 1);
}

/**
 * What is sent of it: only what differs from what the form began with, so that nothing is written over what the server
 * decided by itself.
 */
export function moreRequest(more: More | undefined, usual: More): Partial<CreatePostRequest> {
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
    ...(more.isCommercial === usual.isCommercial ? {} : { isCommercial: more.isCommercial }),
    ...(isRelabelled
      ? {
          hasCommunityLabel: more.isLabelled,
          communityLabelCategories: more.isLabelled ? more.categories : [],
        }
      : {}),
  };
}
