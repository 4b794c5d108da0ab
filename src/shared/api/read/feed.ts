import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { eachOnce, type PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { type PagedOptions, usePagedList } from './paged-list.ts';
import type { PageAnswer } from './paging.ts';

/** An answer with posts, whatever its call names them. */
export type FeedAnswer = {
  response:
    | { timeline: { elements: readonly TimelineElement[] } }
    | { posts: readonly Post[] }
    | { likedPosts: readonly Post[] };
};

/** A list of posts. */
export type FeedPages = PagedList<TimelineElement> & {
  /** What came so far, for what the pages say beside their posts. */
  pages?: readonly PageAnswer[] | undefined;
};

/** What one page of a feed holds. */
export function elementsOf({ response }: FeedAnswer): readonly TimelineElement[] {
  if ('timeline' in response) return response.timeline.elements;
  return 'posts' in response ? response.posts : response.likedPosts;
}

/** The posts of one page, without what else stands between them. */
export function postsOf(page: FeedAnswer): readonly Post[] {
  return elementsOf(page).filter((element): element is Post => element.objectType === 'post');
}

const keyOf = ({ objectType, id }: TimelineElement): string => `${objectType} ${id}`;

/** Every element of the pages so far, each once. */
export function elementsIn(pages: readonly FeedAnswer[]): TimelineElement[] {
  return eachOnce(pages.flatMap(elementsOf), keyOf);
}

/**
 * Reads a feed page by page.
 *
 * @param options generated infinite options with `feedPaging`
 * @param elements what of a page is shown: everything, or `postsOf`
 */
export function useFeed<Page extends FeedAnswer, Param>(
  options: PagedOptions<Page, Param>,
  elements: (page: FeedAnswer) => readonly TimelineElement[] = elementsOf,
) {
  return usePagedList(options, elements, keyOf);
}
