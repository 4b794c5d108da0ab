import { createContext, use } from 'react';

/** How a post's pictures are fetched: `first` before everything else, `early` with the page, `late` when they come near. */
export type Turn = 'first' | 'early' | 'late';

/** Set around the posts at the top of a page. */
export const TurnContext = createContext<Turn>('late');

const ATTRIBUTES = {
  first: { loading: 'eager', fetchPriority: 'high' },
  early: { loading: 'eager' },
  late: { loading: 'lazy' },
} as const;

/** What says it to the browser. */
export const useTurn = () => ATTRIBUTES[use(TurnContext)];
