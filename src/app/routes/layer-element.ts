import { createContext, type RefObject } from 'react';

/**
 * The element that holds a layer's page: `<main>` on the ground, the panel or sheet above it. A ref, because a context that
 * changes as soon as the page is awake would cost parts that are still asleep their markup.
 */
export const LayerElementContext = createContext<RefObject<HTMLElement | null>>({ current: null });
