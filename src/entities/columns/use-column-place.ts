import { type RefObject, useEffect, useRef } from 'react';

/** Place of a reader in a column. */
interface ColumnPlace {
  /** The first post in view. */
  postId: string;
  /** Distance in pixels of its top edge from that of the column; negative when it is cut. */
  offset: number;
}

const STORAGE_KEY = 'column-places';
/** Largest number of pages that are loaded to find a place again. */
const MAX_PAGES = 5;

function storedPlaces(): Record<string, ColumnPlace> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, ColumnPlace>) : {};
  } catch {
    // Without storage, places last as long as the page.
    return {};
  }
}

function storePlace(id: string, place: ColumnPlace | undefined): void {
  const { [id]: _, ...others } = storedPlaces();
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place ? { ...others, [id]: place } : others));
  } catch {
    // A full storage loses the place, not the posts.
  }
}

/** Returns the first post in view with its distance from the top; undefined at the top. */
function placeIn(area: HTMLElement): ColumnPlace | undefined {
  if (area.scrollTop <= 0) return undefined;
  const { top } = area.getBoundingClientRect();
  for (const item of area.querySelectorAll<HTMLElement>('[data-post]')) {
    const box = item.getBoundingClientRect();
    if (box.bottom > top) return { postId: item.dataset.post ?? '', offset: box.top - top };
  }
  return undefined;
}

/**
 * Keeps the scroll place of a column over reload and navigation: the first post in view. Posts that are new above it do
 * not move it.
 *
 * @param area the element that scrolls
 * @param postCount number of posts that are shown; a place is looked for again when it grows
 * @param fetchMore loads the next page while the place is not found; undefined when there is none
 */
export function useColumnPlace(
  id: string,
  area: RefObject<HTMLElement | null>,
  postCount: number,
  fetchMore: (() => void) | undefined,
): void {
  const wanted = useRef<ColumnPlace>(undefined);
  const pages = useRef(0);

  useEffect(() => {
    wanted.current = storedPlaces()[id];
    pages.current = 0;
    const element = area.current;
    if (!element) return undefined;
    const store = (): void => {
      // The place of a column that is not filled yet stays the stored one.
      if (!wanted.current) storePlace(id, placeIn(element));
    };
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [id, area]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is looked for whenever there are more posts.
  useEffect(() => {
    const element = area.current;
    const place = wanted.current;
    if (!element || !place || postCount === 0) return;
    const item = element.querySelector<HTMLElement>(`[data-post="${CSS.escape(place.postId)}"]`);
    if (item) {
      wanted.current = undefined;
      element.scrollTop +=
        item.getBoundingClientRect().top - element.getBoundingClientRect().top - place.offset;
      return;
    }
    pages.current += 1;
    if (fetchMore && pages.current < MAX_PAGES) fetchMore();
    else wanted.current = undefined;
  }, [postCount, area]);
}
