import { createContext, use } from 'react';

/** Scroll container of a layer's page; null for the base layer, where the window scrolls. Set by the application. */
export const ScrollParentContext = createContext<HTMLElement | null>(null);

/**
 * Returns the page's scroll container: null for the window, else the panel or sheet. Used by lists that measure or
 * observe scrolling, so that they work in every layer.
 */
export const useScrollParent = (): HTMLElement | null => use(ScrollParentContext);
