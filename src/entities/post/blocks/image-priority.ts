import { createContext, use } from 'react';

/**
 * Loading priority of a post's images: `first` above everything else, `early` with the page, `late` when they approach
 * the viewport.
 */
export type ImagePriority = 'first' | 'early' | 'late';

/** Set around the first posts of a page. */
export const ImagePriorityContext = createContext<ImagePriority>('late');

const ATTRIBUTES = {
  first: { loading: 'eager', fetchPriority: 'high' },
  early: { loading: 'eager' },
  late: { loading: 'lazy' },
} as const;

/** Returns the `<img>` attributes for the priority. */
export const useImagePriority = () => ATTRIBUTES[use(ImagePriorityContext)];
