import type { components } from '#generated/types/api.d.ts';
import type { Cursors } from '../cursor.ts';

type PageLinks = components['schemas']['PageLinks'];

/** List name of cursors that carry counts beside the position of the posts. */
const COMPOSED = 'composed';

/** Position in a composed timeline. */
export interface ComposedPosition {
  /** Cursor of the posts; undefined for the first page. */
  cursor: string | undefined;
  /** Number of elements between posts of earlier pages. */
  elementCount: number;
  /** Number of posts of earlier pages that choices of the reader hide. */
  hiddenCount: number;
}

/** Returns the position that a request asks for. The cursor of the posts in it is still to be verified. */
export function composedPosition(cursors: Cursors, cursor: string | undefined): ComposedPosition {
  const place = cursor === undefined ? undefined : cursors.find(COMPOSED, cursor);
  if (!place) return { cursor, elementCount: 0, hiddenCount: 0 };
  const [ofPosts, elementCount, hiddenCount] = place;
  return { cursor: String(ofPosts), elementCount: Number(elementCount), hiddenCount: Number(hiddenCount) };
}

/**
 * Adds counts to the cursor of the next page, so that a client that sends the cursor back need not know them. Without
 * counts the links stay as they are.
 */
export function withCounts(
  cursors: Cursors,
  links: PageLinks,
  { elementCount, hiddenCount }: Omit<ComposedPosition, 'cursor'>,
): PageLinks {
  const ofPosts = links.next?.queryParams.cursor;
  if (!links.next || ofPosts === undefined || elementCount + hiddenCount === 0) return links;
  const cursor = cursors.write(COMPOSED, [ofPosts, elementCount, hiddenCount]);
  const [path = '', search] = links.next.href.split('?');
  const params = new URLSearchParams(search);
  params.set('cursor', cursor);
  return {
    ...links,
    next: { ...links.next, href: `${path}?${params}`, queryParams: { ...links.next.queryParams, cursor } },
  };
}
