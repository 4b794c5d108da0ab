import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { type PagedList, uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import type { HidingPage } from './hidden-by-choice.ts';
import { type PagedOptions, usePagedList } from './paged-list.ts';
import type { PageAnswer } from './paging.ts';

/** Response with posts, under any of the contract's names for them. */
export type FeedAnswer = {
  response:
    | { timeline: { elements: readonly TimelineElement[] } }
    | { posts: readonly Post[] }
    | { likedPosts: readonly Post[] };
};

/** A list of posts. */
export type FeedPages = PagedList<TimelineElement> & {
  /** Pages loaded so far, for data beside their posts. */
  pages?: readonly (PageAnswer & HidingPage)[] | undefined;
};

/** Returns the elements of one page of a feed. */
export function elementsOf({ response }: FeedAnswer): readonly TimelineElement[] {
  if ('timeline' in response) return response.timeline.elements;
  return 'posts' in response ? response.posts : response.likedPosts;
}

/** Returns the posts of one page, without other elements. */
export function postsOf(page: FeedAnswer): readonly Post[] {
  return elementsOf(page).filter((element): element is Post => element.objectType === 'post');
}

const keyOf = ({ objectType, id }: TimelineElement): string => `${objectType} ${id}`;

/** Returns the unique elements of all pages. */
export function allElements(pages: readonly FeedAnswer[]): TimelineElement[] {
  return uniqueBy(pages.flatMap(elementsOf), keyOf);
}

/**
 * Reads a feed page by page.
 *
 * @param options generated infinite options with `feedPaging`
 * @param elements selects the shown elements of a page: all, or `postsOf`
 */
export function useFeed<Page extends FeedAnswer, Param>(
  options: PagedOptions<Page, Param>,
  elements: (page: FeedAnswer) => readonly TimelineElement[] = elementsOf,
) {
  return usePagedList(options, elements, keyOf);
}
