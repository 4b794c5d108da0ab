/** Number of posts of a page before its first element, and before its end: two pages keep the distance between them. */
const MIN_MARGIN_POSTS = 4;
/** Number of posts between two elements. */
const MIN_SPACING_POSTS = 8;

/** Returns the number of elements that fit between the posts of a page: at most one among eight posts. */
export function countPlaces(postCount: number): number {
  return Math.max(0, Math.floor((postCount - 2 * MIN_MARGIN_POSTS) / MIN_SPACING_POSTS) + 1);
}

/**
 * Places elements between the posts of a page. None comes before the first post, and no two follow each other, across
 * pages as well. Elements beyond the places are left out.
 */
export function placeBetween<Post, Element>(
  posts: readonly Post[],
  elements: readonly Element[],
): (Post | Element)[] {
  const placed = elements.slice(0, countPlaces(posts.length));
  return posts.flatMap((post, index): (Post | Element)[] => {
    const place = (index + 1 - MIN_MARGIN_POSTS) / MIN_SPACING_POSTS;
    const element = Number.isInteger(place) ? placed[place] : undefined;
    return element === undefined ? [post] : [post, element];
  });
}
