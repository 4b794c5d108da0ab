import type { VirtualItem } from '@tanstack/react-virtual';

/** Where a list was left: how far down, and how high its elements were. */
export interface Place {
  offset: number;
  sizes: VirtualItem[];
  /** Width of the list; sizes mean nothing at another. */
  width: number;
}

/** As many as the route cache holds (spec 000 §4). */
const MOST = 10;

const places = new Map<string, Place>();

/** Keeps where a list was left, for coming back to it. */
export const keepPlace = (name: string, place: Place): void => {
  places.delete(name);
  places.set(name, place);
  const oldest = places.keys().next().value;
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
};

/** Where a list was left; undefined when it was not, or is new. */
export const placeOf = (name: string): Place | undefined => places.get(name);
