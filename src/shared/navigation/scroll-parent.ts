import { createContext, use } from 'react';

/** The element a layer's page scrolls in; null on the ground, where the window itself scrolls. Set by the application. */
export const ScrollParentContext = createContext<HTMLElement | null>(null);

/**
 * What this page scrolls in: null for the window, else the panel or sheet around it. Lists that measure or observe
 * scrolling ask this, so that the same page works on the ground and in the preview panel.
 */
export const useScrollParent = (): HTMLElement | null => use(ScrollParentContext);
