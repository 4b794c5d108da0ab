import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';

/** Returns an element with a part of its list; undefined when nothing is left of the list. */
function withList<Element, Item>(
  element: Element,
  all: readonly Item[],
  left: readonly Item[],
  change: () => Element,
): Element | undefined {
  if (left.length === 0 && all.length > 0) return undefined;
  return left.length === all.length ? element : change();
}

/**
 * Returns an element without the given blogs, which were blocked after it was sent: the same object when it shows none
 * of them, undefined when nothing is left of it. Posts that nobody pays for stay until the list is fetched again.
 */
export function withoutBlogs(
  element: TimelineElement,
  names: ReadonlySet<string>,
): TimelineElement | undefined {
  const isLeft = (name: string | undefined): boolean => name === undefined || !names.has(name);
  switch (element.objectType) {
    case 'answertime_cta':
    case 'blog':
    case 'blog_row':
    case 'boop_counter':
    case 'celebration':
      return isLeft(element.blog?.name) ? element : undefined;
    case 'blazed_post':
      return isLeft(element.post.blogName) && isLeft(element.blazedBy?.name) ? element : undefined;
    case 'carousel': {
      const cards = element.cards.filter((card) => card.objectType !== 'blog' || isLeft(card.blog.name));
      return withList(element, element.cards, cards, () => ({ ...element, cards }));
    }
    case 'chiclet':
      return isLeft(element.thumb.blogName) ? element : undefined;
    case 'chiclet_row': {
      const chiclets = element.chiclets.filter(({ blogName }) => isLeft(blogName));
      return withList(element, element.chiclets, chiclets, () => ({ ...element, chiclets }));
    }
    case 'collection_invite_header': {
      const { collection, inviter } = element;
      if (!isLeft(inviter.name) || !isLeft(collection.blog.name)) return undefined;
      const previews = collection.previews?.filter(({ blogName }) => isLeft(blogName));
      return previews?.length === collection.previews?.length
        ? element
        : { ...element, collection: { ...collection, previews } };
    }
    case 'trending_tag': {
      const posts = element.posts.filter(({ blogName }) => isLeft(blogName));
      return posts.length === element.posts.length ? element : { ...element, posts };
    }
    case 'video_hub_featured': {
      const videos = element.videos.filter(({ blogName }) => isLeft(blogName));
      return withList(element, element.videos, videos, () => ({ ...element, videos }));
    }
    default:
      return element;
  }
}
