import type { RefObject } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';

/** New items of a column. */
export interface ColumnNews {
  count: number;
  /** True when there may be more new items than were counted. */
  isMore: boolean;
  /** Blogs of the new items. */
  faces: readonly BlogRef[];
  /** Shows the new items; the older ones follow below. */
  show: () => void;
  /** Key of the first item that had been read when the new ones were shown. */
  readUpTo: string | undefined;
}

/** State of a column's list that the head of the column shows. */
export interface ColumnState {
  news: ColumnNews;
  /** Reads the list again from its beginning. */
  reload: () => void;
}

/** Props of the list of a column. */
export interface ColumnListProps {
  /** Id of the column, which its place is stored for. */
  columnId: string;
  /** True when new items are not counted. */
  isMuted: boolean;
  /** The element that scrolls. */
  area: RefObject<HTMLElement | null>;
  /** Called with the state whenever it changes, and without one when the list leaves. Its identity is stable. */
  onState: (state: ColumnState | undefined) => void;
}

/** State of a column whose list is not there yet. */
export const WAITING_STATE: ColumnState = {
  news: { count: 0, isMore: false, faces: [], show: () => {}, readUpTo: undefined },
  reload: () => {},
};

/** Names of the timelines of a column that are no posts (contract: PatioColumn). */
export const LIST_NAMES = ['activity', 'mentions', 'inbox'] as const;

/** Name of a list of something else than posts. */
export type ListName = (typeof LIST_NAMES)[number];

/** Returns the name when a timeline is a list of something else than posts. */
export function listNameOf(timeline: string | undefined): ListName | undefined {
  return LIST_NAMES.find((name) => name === timeline);
}
